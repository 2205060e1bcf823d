# Programs made at random, one for each kind of operation many times over. Record them anew after a change; do not edit them.
# case: operation 1
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[:, :] = [1, 2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 2
import numpy as np
r = np.array([-66, -86, 55], dtype=np.int64).reshape((1, 3)) <= np.array([-0.125, -0.25, 1.202, -0.5], dtype=np.float32).reshape((2, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 3
import numpy as np
r = np.array([-90], dtype=np.int8).reshape(()).mean(axis=(0, 2), keepdims=True)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 4
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[-1, -2::-1] = -2.12
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 5
import numpy as np
r = np.array([57], dtype=np.int64).reshape((1,))[::-1][:]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 6
import numpy as np
r = np.array([3139.1451874067466, 9.0, -7.07550583679908e-07], dtype=np.float32).reshape((3,))[::-1][...]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 7
import numpy as np
r = np.array([-90, -2, 7, -108, 22, 74, -46, 44, -87, -10, -33, 3], dtype=np.int16).reshape((4, 3))[...]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 8
import numpy as np
r = -5 + -3
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 9
import numpy as np
r = np.array([0.25, 0.125, 0.8223538876414396, -6.525, 0.625, 7.5, -0.5378113943533238, -0.5], dtype=np.float32).reshape((2, 4))[:, ::2].min(keepdims=True)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 10
import numpy as np
r = np.array([2.36, -53936.77388261125, 0.25, -0.989, -0.125, -2.823, 6.061062694838112e-07, 7.2], dtype=np.float64).reshape((2, 4)).T ** 0.5
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 11
import numpy as np
r = np.array([13], dtype=np.int32).reshape(()) % np.array([8.887153525426712, -0.5, 0.375], dtype=np.float64).reshape((3,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 12
import numpy as np
r = np.array([-64, 28, 1, -3, 73, -32, -62, 23, -107, 29, 73, -2, -77, 31, 38], dtype=np.int64).reshape((3, 5)).prod()
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 13
import numpy as np
r = np.array([-631.9934838358714, -0.375, -5.177052895654395, -0.25, 0.0002957973431358147, 0.0005185867374607897, -480.0794244605686, 6.73, 0.375, -9.818, 5.5, 8.585, -4.834, 0.05244038413951897, 2.9, -6.402950515377626, 0.625, 0.375, 0.08215098572213742, 15.01779020359626, -0.008466524990638592, 0.5, 0.25, -1.083995611135078, 6.0, 0.146, -0.04343412182408264, -3.0, -0.06723253424897453, -7.3550476562508855, 0.625, -0.375, 1.16, -0.5, 0.25, 0.0036996045016773893], dtype=np.float64).reshape((3, 3, 4)).T[np.array([[1], [0]]), :-1:2, 1:2:-1]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 14
import numpy as np
r = 70000 * np.array([21, 35, 1, 97, 1, 0, 48, 170, 174, 255, 37, 214, 35, 75, 25, 125, 16, 39], dtype=np.uint32).reshape((3, 3, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 15
import numpy as np
r = np.maximum(np.array([True, False, True, False, True, False], dtype=np.bool_).reshape((3, 2)), np.float32(3))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 16
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[[0, -2, 0], 0:-1:2] = np.array([61, 77, 93, 183, 40, 55, 5, 55, 1, 47], dtype=np.uint16).reshape((2, 5)).T
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 17
import numpy as np
r = np.array([-105, -3, 7, -87, -61, 17, -51, -79, -70, -18, -20, -2], dtype=np.int32).reshape((4, 3))[1]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 18
import numpy as np
r = np.array([0.5, 8.1, 5.0, 6.730618068909035e-05, 0.37639353958767163, -0.125, -2.102, -7.81, 3.39], dtype=np.float64).reshape((3, 3)) // np.float64(1.3197630417031956)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 19
import numpy as np
r = np.array([110], dtype=np.int64).reshape(())[np.array([[0], [0]]), None]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 20
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[::1] = np.array([0.625, 5.6, -0.29572342118287986, -0.0, 3.0, 0.625, -0.125, 0.625], dtype=np.float64).reshape((2, 4))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 21
import numpy as np
r = np.array([-4.0, 0.25, -0.25, 0.10997355583509827, 8.6, -6.8, 0.25, 0.625, -0.5, 0.22279843447317504, -4.579, 0.625, -0.375, 0.4647928179448806, -0.125, -9.0, 0.730232827476373, -0.32297738579004664, 0.125, 0.0, 0.8910158312392318, -1.644, -5.81, 0.0, 0.5], dtype=np.float64).reshape((5, 5)).sum(axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 22
import numpy as np
r = np.array([False, False, True], dtype=np.bool_).reshape((3, 1)) != np.array([90], dtype=np.uint16).reshape((1,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 23
import numpy as np
r = np.array([-99, 17, 107, -24, -34, 30, -36, -27, -118, -44, -35, -2], dtype=np.int64).reshape((3, 4))[::-1][np.array([[0], [1]]), [-1, 0, -1], [-2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 24
import numpy as np
r = np.concatenate([np.array([-8, 2, -43, -6, 69], dtype=np.int64).reshape((5,)), np.array([214, 0, 32, 72, 54], dtype=np.uint8).reshape((5,))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 25
import numpy as np
r = np.array([69.3312260327324, 3.6038685531285264, -6.1, 0.0, 7.0, 0.125, -7.7, -4.73934658300978, 7.557], dtype=np.float64).reshape((3, 3))
r /= np.int8(9)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 26
import numpy as np
r = np.maximum(np.array([-57], dtype=np.int16).reshape(()), np.uint8(3))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 27
import numpy as np
r = np.concatenate([np.array([69, 31], dtype=np.uint64).reshape((2,)), np.array([-3.74, 94.66007040931252], dtype=np.float32).reshape((2,))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 28
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[1:-1:-1] = np.array([-0.375, 4.97, -0.125], dtype=np.float64).reshape((3, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 29
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[-3, :, np.array([[1], [1]])] = np.array([2, -106, 1, -8, -86, 88, -84, -19, 55, -4, -28, -121, 63, -1, -83, -48, 116, 85, -64, -50, 3, -93, -79, -3, -2], dtype=np.int8).reshape((5, 5))[::-1]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 30
import numpy as np
r = np.array([-5.0, 0.6108226231939851, -3.501, 0.375, 1.7853863999282304, -84.62378406019282, -0.125, -0.5, -0.375, 0.0004600127469653168, -0.125, 0.5, 0.00031333514382197227, 0.625, 8.8, -3.13, 0.00014618780783023032, -2.692, 0.25, -8.6, 0.7, 8.992506619410069, -9.3, -85.04820385175069, -3.56], dtype=np.float32).reshape((1, 5, 5)).min()
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 31
import numpy as np
r = np.array([-6.0, -0.375, 7.494, 0.23435524803339391, -0.251089972893926, -3.329, -0.5, -0.16802644244388998, 0.40629035571529104, -8.1, 0.7508235362636655, 1.6, -0.3270992226717311, -3.8, 0.22634316005157507, -0.375, -2.8, -0.706, 0.25, 1.55, 0.7, -0.25, -0.625, -0.375, 0.62, 6.0, 1.32, 0.625, -0.044795298410719386, 0.90659567226933, 0.625, 0.25, 0.44111290799176595, -0.625, 4.9, 0.25, -0.0, 0.5, -0.37653394142356666, -0.375], dtype=np.float32).reshape((2, 4, 5)).mean(axis=1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 32
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[:, ...] = [[1], [2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 33
import numpy as np
r = np.array([-0.0, 9.669, -10.0, 5.693881109926317e-07, -0.03251105619870383], dtype=np.float64).reshape((1, 5)).reshape((2, -1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 34
import numpy as np
r = 300 <= np.array([-0.9, -0.19617210773944693, -0.58], dtype=np.float64).reshape((3,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 35
import numpy as np
r = np.array([-1, 9, 50, 73, -9], dtype=np.int16).reshape((1, 5)) // np.array([-82, 99, 9, -10, 25, 95, -112, -122, -61, -75], dtype=np.int32).reshape((5, 1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 36
import numpy as np
r = np.minimum(np.array([-8.0, 8.0, -0.125, -0.29110370678835884, -0.9169473875403005, 0.125, -0.801, 0.125, 0.0, 0.0, -5.1, -0.3106811964361684, 0.7500483819507504, -0.375, 0.125, 2.0, 0.5, -0.504732837183621, 0.5104709810422416, -0.16119801613461004], dtype=np.float64).reshape((5, 4)), np.array([3.0, -8.868, -0.931425257451896, 8.293, -3.563, -0.625], dtype=np.float64).reshape((3, 1, 2))[:, ::2])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 37
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[[-1, 0]] = [[1], [2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 38
import numpy as np
r = np.array([0.0, 7.0, 4.0, 7.77, 5.55, -0.9809179725217019, 0.625, 0.4444830004579279, -0.625, 0.125, -9.0, 0.0, 2.7, -7.23, 0.10630330643202646, -0.7608763471142739, 0.25, 0.9957674818922115, -0.028828157389621856, 9.774, 0.781672058182425, 0.5, 0.0, 0.0, -0.375], dtype=np.float64).reshape((5, 5)).sum(axis=0, keepdims=True)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 39
import numpy as np
r = np.array([-0.125, -3.68, -0.17021185878389056, -2.2, -0.25, -6.907, 8.29, 0.375, 0.6038964054194866, -0.027319099580653594, 6.0, 0.13286095777359352, -0.125, -0.26538314390549056, -0.625, 0.594, 0.375, 7.59], dtype=np.float32).reshape((2, 3, 3)).transpose(1, 2, 0)[np.array([[1], [1]]), ..., -2:-1:2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 40
import numpy as np
r = np.array([2, 1, 39, 1], dtype=np.uint8).reshape((2, 2)).T.std(axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 41
import numpy as np
r = np.array([8.62, -9.0, -5.8, 7.828], dtype=np.float32).reshape((1, 4))[np.array([[1], [0]]), [0, -2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 42
import numpy as np
r = np.array([0.25], dtype=np.float32).reshape(()) | 70000
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 43
import numpy as np
r = np.vstack([np.array([2, 4, -70, -126, 108], dtype=np.int64).reshape((5,)), np.array([0.69, -0.4407572609534969, 0.5, -9.165, 0.233620724115144], dtype=np.float64).reshape((5,))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 44
import numpy as np
r = True - np.float32(6)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 45
import numpy as np
r = np.array([0.375, -6.389090253482301e-09, 562943.9034407157], dtype=np.float32).reshape((3,))[:]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 46
import numpy as np
r = np.array([-4.321189881438006e-10, 0.5, 0.625, -1.0, 0.625, -0.375, 0.0008068557595548646, 9.0], dtype=np.float64).reshape((1, 2, 4)).argmin(axis=0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 47
import numpy as np
r = np.float32(-0.61966963752106) / np.uint32(9)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 48
import numpy as np
r = np.maximum(np.array([4.711, -0.8625602434135944, 0.31570417078592583, 6.7, 0.125, 7.54, 0.048538429360044155, -0.4741218832661427, -5.6, -0.015674608810930968, -0.9220134227785797, -4.0, 0.5, 0.3403337165485718, -5.524, -0.375, -7.7, -0.5], dtype=np.float32).reshape((3, 3, 2)), np.array([3], dtype=np.uint16).reshape(()))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 49
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[1, [-2]] = np.array([0.9218399987735297], dtype=np.float64).reshape(())
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 50
import numpy as np
r = np.array([-127, -46, 76, -50, 26, -96], dtype=np.int32).reshape((2, 3)).T
r %= 70000
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 51
import numpy as np
r = -200 < np.array([-0.81], dtype=np.float32).reshape((1, 1, 1))[:, ::2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 52
import numpy as np
r = np.array([True, True, False, False, True, False, False, False, True, False, False, False, True, False, False], dtype=np.bool_).reshape((5, 3)) / np.array([0.0], dtype=np.float64).reshape(())
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 53
import numpy as np
r = np.float64(2) | np.array([0.3, 8.0, -0.25, 0.0, 0.125, -4.08, -4.0, 3.86, 0.625, -9.7, 0.0005661965996436493, -47185.406154640266, -0.5, -3.82, -46903304.496891975, -9.3], dtype=np.float32).reshape((2, 2, 4))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 54
import numpy as np
r = np.array([-27.2712051723532], dtype=np.float32).reshape((1,)).reshape((3, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 55
import numpy as np
r = np.array([20, 73, -39, 4, -75], dtype=np.int32).reshape((5,)).sum(axis=1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 56
import numpy as np
r = -2.0 // np.array([-6.0, -0.6346976457222318, -4.394, 0.11048338039699068, -0.09749657420573521, -2.965, 0.25, -0.38, -0.375, 5.17, -1.2, -0.16959058398146953, 0.5, -0.9976281416471715, -0.18725327617756715, 0.8461948654870002, -0.7708983196569217, 0.79, 0.42138466515798223, -9.0, 0.0004992412059590112, -0.43507974434349483, 0.81, -0.625, 2.0, -0.6013050443995271, 0.5, -1.0, -0.4032648445654212, -2.9], dtype=np.float64).reshape((2, 5, 3)).T
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 57
import numpy as np
r = np.array([0.12977420861914646, 0.22479499162551875, -0.25], dtype=np.float64).reshape((3,)).any(axis=2, keepdims=True)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 58
import numpy as np
r = np.array([-3.3592689418093653e-07, -6.995020225838819e-07, -0.625, 0.0], dtype=np.float32).reshape((4,)) < -4
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 59
import numpy as np
r = np.array([6.99, 0.0001582798467636255, -0.375], dtype=np.float32).reshape((3,))
r %= np.array([197], dtype=np.uint8).reshape(())
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 60
import numpy as np
r = np.array([195496.16063928555], dtype=np.float64).reshape(()).any(axis=1, keepdims=True)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 61
import numpy as np
r = np.array([96], dtype=np.uint16).reshape((1,))[3, 1:2:1, np.array([[1], [0]])]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 62
import numpy as np
r = np.array([-7.557, -0.375, -61.60394740751145, -0.37693101731721534, -0.625, 0.5, 4.126258375862113, 0.125, -9.059, -0.0004676165612314631, 0.375, 0.625, 6.0, -0.00966276375420391, 0.375, -0.5, 8.3, 3.82, -9.19, -0.125, -0.007698567032933224, 3.791, -0.25, 0.125, -6.9, 0.0007271827064369224, 8.05099321338405, 0.125, -2.16, 5.0, -94.43166515811832, 6.49, 7.1, 0.125, 0.0, 0.8745261974115306, -6.9, 0.375, -0.5, 0.5, -8.901, -7.12, 959.4707345233833, 8.145, -3.417, 0.25, 0.0009976079299942556, 0.625, -0.125, 0.5, 0.06273988622322323, -9.863780166478293, -7.29, 72.15187532964906, -6.999940480321185, 6.71, -0.375, 6.0, 0.0, -789.7421524961179], dtype=np.float32).reshape((4, 5, 3)) | np.array([238, 4, 43, 0], dtype=np.uint16).reshape((4,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 63
import numpy as np
r = np.array([0.543455591440142, -56.565610917005, 0.04532750620536041, -0.06326228077849967, 0.5, 0.0002943760969555942, -8.7, -0.625], dtype=np.float64).reshape((2, 4, 1)).std()
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 64
import numpy as np
r = np.float64(2.92802937250403) + 1.8499036652889043
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 65
import numpy as np
r = np.array([2, 82, 67, 4, 18], dtype=np.int64).reshape((1, 5))[:, ::2].astype(np.uint8)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 66
import numpy as np
r = np.array([-7.436, -3.0, 0.5, 0.25, 0.375, 0.0, 0.125, -7.5, -0.004625661971248354, 0.03980559933142361, -0.09992483064022523, 9.85, 0.25, 0.25, -0.25, -348.8634505196091, 0.5, -7.255, 86.7529972853495, 0.05597892048860305, 0.125, -0.5, -9.0, -92.73277962673974, -5.65, 0.25, -3.57, -0.5, 0.375, -3.7], dtype=np.float32).reshape((2, 5, 3))[1::, None, np.array([[1], [0]])]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 67
import numpy as np
r = np.float64(-6.151418293361838) ** 2.5
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 68
import numpy as np
r = np.float32(-0.7399527691826098) // 2
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 69
import numpy as np
r = np.array([-2], dtype=np.int16).reshape((1,))[::-1] + True
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 70
import numpy as np
r = np.array([7.7], dtype=np.float32).reshape(()) // np.float64(1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 71
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[3, ...] = [[1], [2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 72
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[:] = [1, 2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 73
import numpy as np
r = True == np.array([0, 1, 3, 22], dtype=np.uint16).reshape((4,))[::-1]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 74
import numpy as np
r = np.array([123, -28], dtype=np.int64).reshape((1, 2))[::-1] - np.array([9379.264011065485, 0.125, -9.205510745369882e-08, -0.5], dtype=np.float64).reshape((4,))[::-1]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 75
import numpy as np
r = np.array([1], dtype=np.uint64).reshape(()).mean(axis=0, keepdims=True)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 76
import numpy as np
r = np.array([0.12086523765007806, 0.1541343220754079, 0.7745206759952006, -0.5], dtype=np.float32).reshape((4,)).prod(axis=2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 77
import numpy as np
r = np.array([True, False, False, False, True, True, False, True, True, True, True, False, True, False, True], dtype=np.bool_).reshape((5, 3)).all(axis=0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 78
import numpy as np
r = np.array([62], dtype=np.uint32).reshape((1,))[1, :-1:2, np.array([[1], [1]])]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 79
import numpy as np
r = 9 < np.array([5, 223, 2], dtype=np.uint16).reshape((1, 3)).T
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 80
import numpy as np
r = np.float64(-2.4798643339488766) == True
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 81
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[..., -2, 1:2:] = [1, 2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 82
import numpy as np
r = np.array([6.8, -1.0, 8.6], dtype=np.float64).reshape((1, 3)).all(axis=(0, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 83
import numpy as np
r = np.hstack([np.array([74], dtype=np.int64).reshape(()), np.array([-36], dtype=np.int64).reshape(())])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 84
import numpy as np
r = np.array([3.0], dtype=np.float32).reshape((1, 1))[::-1] & np.int8(4)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 85
import numpy as np
r = np.array([0], dtype=np.uint32).reshape(()).all()
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 86
import numpy as np
r = True <= np.array([0.5, 6.243795087766106, 0.5, -0.125], dtype=np.float64).reshape((4, 1, 1))[::-1]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 87
import numpy as np
r = np.stack([np.array([-1, -93, 92, -96, -123, 74, 98, -5, -1, 69], dtype=np.int8).reshape((2, 5)).T, np.array([83, -9, -5, 36, 101, 95, 45, -86, 33, 9], dtype=np.int64).reshape((2, 5))[:, ::2]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 88
import numpy as np
r = 0.25775566190530386 == np.array([-0.18868817621212908], dtype=np.float64).reshape(())
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 89
import numpy as np
r = np.array([98], dtype=np.uint16).reshape(()).sum(axis=(0, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 90
import numpy as np
r = np.array([-1.241, 8.93, 7.0, -0.125], dtype=np.float32).reshape((4,))[::-1][:, :, :-1:]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 91
import numpy as np
r = 0.28262392747469356 + np.array([-96347.58558543077, -0.0009567454126174706, -52615.78898567867, 6.64, 9.073459337061943], dtype=np.float64).reshape((5, 1)).T
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 92
import numpy as np
r = np.array([-2, 71, -1], dtype=np.int64).reshape((3,)) % np.array([9.6, -6.62336683189201e-08, 1.1, 4.63], dtype=np.float32).reshape((4,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 93
import numpy as np
r = np.array([-16], dtype=np.int8).reshape((1,))[:]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 94
import numpy as np
r = np.array([-0.5, 0.375, 7.23, 7.549859289205323e-07, -0.125, 7.4585283695272066e-06, -6.540238602267669e-07, 0.125, 3.46, 8.0], dtype=np.float32).reshape((2, 5, 1)).T.all(axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 95
import numpy as np
r = np.array([56, -75, -46, 45, -98, -113, -33, 38, 25, 41, 78, 80, 50, -84, -49, -73, -31, 9, 32, 21, -55, 43, 3, 31, -12, 49, -59, -58, -41, -39, 68, 2, 115, 55, 16, 71, 0, 62, 83, -43, 1, -61, -49, -71, -5, -81, 5, 41], dtype=np.int8).reshape((4, 3, 4))[:]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 96
import numpy as np
r = np.array([2, 40, 4, 19, 2, 198, 2, 156, 6, 2], dtype=np.uint64).reshape((5, 2)) - 70000
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 97
import numpy as np
r = np.array([55, 58, -9], dtype=np.int64).reshape((3, 1))[::1, [-1, -2, -1]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 98
import numpy as np
r = np.array([5.0, 0.0043334734576271705, -0.25, 4.004, -0.02528960076689173, -0.5, 4.0, 0.0, 0.5, -6.7, 0.5, -139033475.51719758, 0.4192932077780551, -0.0006797135245725894, 0.125], dtype=np.float64).reshape((5, 3)).T * -2.16
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 99
import numpy as np
r = np.array([0, 148], dtype=np.uint16).reshape((2,)) <= np.array([-0.14783756374955903, 6.3, 0.922517683917045, 1.0, 94.57914859917429], dtype=np.float64).reshape((5,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 100
import numpy as np
r = np.array([0.3058030874061841], dtype=np.float32).reshape(()) < np.array([-61], dtype=np.int32).reshape(())
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 101
import numpy as np
r = np.array([90, 1, 5], dtype=np.uint16).reshape((3, 1)) * -2.4809538074575515
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 102
import numpy as np
r = np.array([107, -73, 123, -107, -62, -46, 44, 2, 62], dtype=np.int32).reshape((3, 3, 1)).T.std(axis=1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 103
import numpy as np
r = 1.63 & np.array([0.0007167508183055053, -0.375, -0.04495881735185734, 0.543], dtype=np.float32).reshape((4,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 104
import numpy as np
r = np.array([-0.286186025093196], dtype=np.float64).reshape(()).argmin(axis=1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 105
import numpy as np
r = np.array([48, 61, 1, 23, 113, 80, 54, -13, -52, 6, 18, -46, -3, -3, 75, -47], dtype=np.int16).reshape((4, 4)).T[np.array([[0], [0]]), ...]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 106
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[-3] = [[1], [2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 107
import numpy as np
r = 300 & np.array([0.9941053036986056, 0.25, 0.2906767461127826, 0.0], dtype=np.float64).reshape((4, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 108
import numpy as np
r = np.maximum(np.array([0.375, -7.809, -0.625, 2.289, -0.25], dtype=np.float32).reshape((5,)), np.array([159, 60, 37, 3, 229, 1, 14, 1, 4, 1, 17, 106, 5, 0, 17, 18, 237, 168, 106, 2], dtype=np.uint16).reshape((4, 5)))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 109
import numpy as np
r = np.array([25, 91, 62], dtype=np.int64).reshape((1, 1, 3)).T - np.array([5.0, -0.5, 4.64, -0.5], dtype=np.float32).reshape((4,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 110
import numpy as np
r = np.minimum(np.array([0.25, 1.431, 6.0, -0.6798133105704307], dtype=np.float64).reshape((4, 1)), np.uint64(0))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 111
import numpy as np
r = np.concatenate([np.array([157], dtype=np.uint8).reshape(()), np.array([3.708980307580294e-09], dtype=np.float32).reshape(())])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 112
import numpy as np
r = np.array([0.6080387918429224, 8.0, 0.25], dtype=np.float32).reshape((1, 3)).prod()
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 113
import numpy as np
r = np.array([-34, 33, -54, -128], dtype=np.int64).reshape((4, 1)) + np.float64(1.37464095907786)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 114
import numpy as np
r = np.array([5], dtype=np.uint8).reshape(()) | np.float64(2.95207653118813)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 115
import numpy as np
r = np.array([411118798.4501319, 0.5, -0.375], dtype=np.float64).reshape((3,))[::-1][...]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 116
import numpy as np
r = np.array([33, 88, 33, -5, 89, 1], dtype=np.int64).reshape((2, 1, 3)).T ** 0
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 117
import numpy as np
r = np.array([False], dtype=np.bool_).reshape(()) | np.array([9, 98, -10, -37, 127, -66, 28, -28, -2, -85, 0, 14, -1, 98, 103, -50], dtype=np.int64).reshape((4, 4))[:, ::2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 118
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[np.array([[1], [0]])] = [[1], [2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 119
import numpy as np
r = 0.58 % np.array([79], dtype=np.uint8).reshape(())
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 120
import numpy as np
r = np.array([-45, 0, -77, -23, -18, 3, 85, -64, -31, -24], dtype=np.int64).reshape((5, 1, 2))[::-1][np.array([[0], [1]])]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 121
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[[1, 1]] = [1, 2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 122
import numpy as np
r = np.array([-9712148.908364186, 0.0, 8.995, -4.0202286151795464e-10, 0.25, 2.0, 6.1, 0.125, 6.0, 0.125, -0.375, 0.5, -0.375, 0.125, -49.73679120008063], dtype=np.float64).reshape((5, 3)) > np.float64(-0.5623015622226593)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 123
import numpy as np
r = np.array([True, True, True, True], dtype=np.bool_).reshape((4, 1))[:, ::2].max()
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 124
import numpy as np
r = np.float32(-0.8989315651938021) ** np.float64(0.3)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 125
import numpy as np
r = np.array([0], dtype=np.uint16).reshape(()) > np.array([9.589, -0.625, 5.081, 0.125, -833.0737504344971, -7.5], dtype=np.float32).reshape((2, 1, 3))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 126
import numpy as np
r = np.array([-1, -114, 7, 0], dtype=np.int64).reshape((4, 1)).sum(axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 127
import numpy as np
r = np.arange(24).reshape(2, 3, 4) * 1.0
r[0::, ...] = [[1], [2]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 128
import numpy as np
r = np.concatenate([np.array([-0.125], dtype=np.float32).reshape(()), np.array([-32], dtype=np.int64).reshape(())])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 129
import numpy as np
r = np.array([-3, 2, 41], dtype=np.int64).reshape((3,))[[0, -1]]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 130
import numpy as np
r = np.array([-0.625, 3.9, -10.0, -0.5044122994546703, 2.501, 0.6063036893599612, -0.8440440246606578, -0.2008353087899788, 5.9, -0.23254654590750512, -2.208, -0.375, -3.4, -0.8424701400730079, 0.236518736616117, 0.5, 0.375, -0.5, 5.77, 0.08560904996444041, -0.375, 0.125, 0.5, -7.0, -3.28], dtype=np.float64).reshape((1, 5, 5)).T[np.array([[1], [0]])]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 131
import numpy as np
r = np.array([-68, -72, 101], dtype=np.int64).reshape((3,)) - -2.66
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 132
import numpy as np
r = np.array([0.9, 10.0, 0.5925461755452293, 1.03, -0.8056437029931405, -5.0, -0.375, -0.5, 0.0, 0.375, 0.8693949147941313, -0.625, -0.25, 0.4622934306540778, -0.125, 0.625], dtype=np.float32).reshape((4, 4))[None, None, -2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 133
import numpy as np
r = np.array([0, 84, 0, -9, 50, -28, 49, 33, 2, -114], dtype=np.int64).reshape((5, 2)) ** 2
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 134
import numpy as np
r = np.array([1], dtype=np.uint8).reshape((1,)).sum(axis=(0, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 135
import numpy as np
r = np.array([0.9084257956612134], dtype=np.float32).reshape((1, 1)).argmax(axis=0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 136
import numpy as np
r = np.array([0], dtype=np.uint8).reshape(()).max(axis=1, keepdims=True)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 137
import numpy as np
r = np.minimum(np.array([-3.0], dtype=np.float64).reshape((1,)), np.float32(0.9784221211269415))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 138
import numpy as np
r = np.array([-83], dtype=np.int32).reshape(())
r *= True
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 139
import numpy as np
r = 300 * np.float64(0.8413484659489074)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 140
import numpy as np
r = np.maximum(np.array([80, -90, -50], dtype=np.int64).reshape((3,))[::-1], 70000)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 141
import numpy as np
r = np.array([-51], dtype=np.int64).reshape((1,))[None, ..., :]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 142
import numpy as np
r = np.array([-2.0, -0.5, 0.625, 0.0, -0.5, -4.7, 7.695, 1.56, 0.375], dtype=np.float32).reshape((3, 3))[::-1] != -2.3724908835966017
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 143
import numpy as np
r = np.maximum(np.array([-2, -46, 0, 0, -56, 36, -95, 76, -71, 80, 49, -72, 21, 65, 2, 49, -2, 2, 39, 3, -82, 16, -46, -41, 115, 3, -51, 28, -21, 115, -58, 124, 55, -2, 34, -109, 17, -48, -50, -29, -17, 2, 48, -66, -96, -2, -59, 0, 81, 2, 33, -36, -56, 15, 85, -93, -15, -18, 29, 122, -127, 94, 14, 45, 88, 1, 37, 89, -34, -3, -58, 25, -3, -36, 26, -49, -60, 5, 60, -71, -100, -62, -61, 68, -62, 24, -98, -1, 58, 0, -101, 13, 110, -1, 81, 82, 76, -49, -15, 2], dtype=np.int64).reshape((5, 5, 4)).T, np.array([-0.125], dtype=np.float64).reshape(()))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 144
import numpy as np
r = 5 + np.float64(0.3557400648385243)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 145
import numpy as np
r = np.array([3, 5, 6], dtype=np.uint16).reshape((1, 3)).min(axis=(0, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 146
import numpy as np
r = True % np.array([-8.7, -2.8, -9.8], dtype=np.float32).reshape((1, 3))[:, ::2]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 147
import numpy as np
r = np.array([51, 21, -64], dtype=np.int16).reshape((3,))[:2:1, 1]
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 148
import numpy as np
r = np.array([True, False, True], dtype=np.bool_).reshape((3,)).reshape((1, -1, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 149
import numpy as np
r = np.array([1, -26, -21, -36, 34, 67, 100, -18, -125, 68, -1, -105, -82, 1, -8, 59, 3, -2, -11, 125, 41, 64, -60, -105, 119, 44, -72, 40, 37, 33], dtype=np.int64).reshape((2, 5, 3))[::-1] // np.array([50, 16, 4, 5], dtype=np.uint32).reshape((4,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: operation 150
import numpy as np
r = True / np.array([37, 1, 0, 117, 4, 5, 4, 26, 42, 2, 1, 1, 2, 3, 221, 21, 67, 3, 24, 53, 11, 50, 37, 60, 17, 4, 0, 80, 3, 1], dtype=np.uint32).reshape((3, 5, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 1
import numpy as np
v = [684, 924, -765]
r = np.array((v * 3)[:8], dtype=np.int32).reshape((8,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 2
import numpy as np
v = [True, False, False, True, True, False, True, False, True, False, True, True]
r = np.array((v * 2)[:12], dtype=np.bool_).reshape((3, 2, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 3
import numpy as np
v = [-0.0, 0.01208, 0.5, 0.0, -26919.2285, -0.10283]
r = np.array((v * 2)[:6], dtype=np.float32).reshape((3, 1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 4
import numpy as np
v = [-256278, 670235, -526613]
r = np.array((v * 21)[:60], dtype=np.int32).reshape((1, 60))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 5
import numpy as np
v = [104770, -62662, -386721]
r = np.array((v * 2)[:3], dtype=np.int32).reshape((1, 3))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 6
import numpy as np
v = [False, True, False, True, True, True, True, True]
r = np.array((v * 2)[:8], dtype=np.bool_).reshape((8,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 7
import numpy as np
v = [52, 225, 182, 242, 250, 195, 86]
r = np.array((v * 9)[:60], dtype=np.uint8).reshape((1, 60))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 8
import numpy as np
v = [133, 12, 156, 145, 224, 226, 10]
r = np.array((v * 6)[:36], dtype=np.uint8).reshape((3, 6, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 9
import numpy as np
v = [0.36, -0.71, -0.01, -5.32, 0.13, -1.43, -0.03]
r = np.array((v * 287)[:2002], dtype=np.float32).reshape((1001, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 10
import numpy as np
v = [False]
r = np.array((v * 2)[:1], dtype=np.bool_).reshape((1,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 11
import numpy as np
v = [-3.57]
r = np.array((v * 2)[:1], dtype=np.float32).reshape((1,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 12
import numpy as np
v = [8, -5, -5]
r = np.array((v * 41)[:120], dtype=np.int32).reshape((3, 20, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 13
import numpy as np
v = [0.0, 8.625, -0.0, -0.0, -0.0, 3.0, -0.0]
r = np.array((v * 18)[:120], dtype=np.float32).reshape((2, 60))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 14
import numpy as np
v = [5.960464477539063e-08]
r = np.array((v * 2)[:1], dtype=np.float64).reshape((1,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 15
import numpy as np
v = [True, True, False]
r = np.array((v * 2)[:5], dtype=np.bool_).reshape((1, 5))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 16
import numpy as np
v = [-612017916, -141151678, 38775339, -121351238]
r = np.array((v * 2)[:4], dtype=np.int32).reshape((2, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 17
import numpy as np
v = [-0.3, -0.1, 0.9]
r = np.array((v * 2)[:3], dtype=np.float64).reshape((3,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 18
import numpy as np
v = [-1.5, 0.5, -0.1, -3.9, 1.0, 4.5, -15.6]
r = np.array((v * 5)[:30], dtype=np.float64).reshape((30,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 19
import numpy as np
v = [0.67, 0.19, 0.36]
r = np.array((v * 14)[:40], dtype=np.float32).reshape((20, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 20
import numpy as np
v = [-0.8, 0.4, 0.6, 0.0, -0.2, -0.6]
r = np.array((v * 2)[:6], dtype=np.float32).reshape((3, 1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 21
import numpy as np
v = [1.0, -0.6688940531494045, 0.7963407943663123, 1.0, 7.450580596923828e-09, 0.7048634656817248, 0.7126797840566046, 0.6665903198738314, 0.2353018342122557, -0.41614527859838213, np.nan, 0.7562527459469006, 0.3808927782612552, 8.0, -0.7567151979967068, 0.8697047051846891, 0.4846869345028433, -0.3798814082592865, 0.4121436053603844, 0.7537696353600245]
r = np.array((v * 2)[:20], dtype=np.float32).reshape((20,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 22
import numpy as np
v = [155, 42, 21, 10, 117, 195, 146, 4, 127, 200, 189, 235, 175, 205, 11, 215, 216, 223, 97, 4, 27, 55, 47, 242, 150, 103, 173, 174, 139, 112, 239, 91, 170, 66, 189, 180, 31, 81, 214, 68, 216, 194, 206, 95, 20, 50, 216, 69, 108, 85]
r = np.array((v * 61)[:3000], dtype=np.uint8).reshape((2, 1500))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 23
import numpy as np
v = [79, 8, 178]
r = np.array((v * 2)[:3], dtype=np.uint8).reshape((3,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 24
import numpy as np
v = [425194.0, -452367905.0, -0.0]
r = np.array((v * 4)[:10], dtype=np.float32).reshape((5, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 25
import numpy as np
v = [0.0]
r = np.array((v * 2)[:1], dtype=np.float64).reshape((1,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 26
import numpy as np
v = [-0.0, 0.31391, -0.11857]
r = np.array((v * 21)[:60], dtype=np.float32).reshape((60,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 27
import numpy as np
v = [0]
r = np.array((v * 2)[:1], dtype=np.int64).reshape((1,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 28
import numpy as np
v = [231, 121, 123, 152, 225, 221, 162, 55, 17, 77, 87, 94, 68, 255, 109, 41, 80, 178, 101, 89, 167, 152, 27, 217, 18, 196, 188, 188, 91, 52]
r = np.array((v * 2)[:30], dtype=np.uint8).reshape((30,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 29
import numpy as np
v = [-187448403116.38, -2500.94, 0.0]
r = np.array((v * 501)[:1500], dtype=np.float32).reshape((1, 1500))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 30
import numpy as np
v = [4.125, 0.0, 0.7015, -0.80224, 0.7086, -0.33895, -0.12394]
r = np.array((v * 2)[:12], dtype=np.float64).reshape((12,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 31
import numpy as np
v = [4.65, -0.07, 247995.39, -84.27, -0.0, 21.02, -2722.81]
r = np.array((v * 429)[:3000], dtype=np.float64).reshape((1500, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 32
import numpy as np
v = [-0.99, 30.79, 0.1, 0.5, 0.0, 0.0, -0.0]
r = np.array((v * 4)[:24], dtype=np.float32).reshape((12, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 33
import numpy as np
v = [73, 24, 143]
r = np.array((v * 21)[:60], dtype=np.uint8).reshape((60,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 34
import numpy as np
v = [-32.0, -0.0, 0.5, 0.0, 2013.0, 0.0, 20819156.0]
r = np.array((v * 5)[:30], dtype=np.float64).reshape((30,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 35
import numpy as np
v = [10.75, 3.0517578125e-05, -0.8, 0.5, 0.3, 1.52587890625e-05, 0.9]
r = np.array((v * 9)[:60], dtype=np.float32).reshape((1, 60))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 36
import numpy as np
v = [289923, -939478, 379641, -370338, -882692, 906109, -907577, -612734]
r = np.array((v * 2)[:8], dtype=np.int32).reshape((8,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 37
import numpy as np
v = [False, True, True]
r = np.array((v * 334)[:1001], dtype=np.bool_).reshape((1001,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 38
import numpy as np
v = [-0.09, -2.9]
r = np.array((v * 2)[:2], dtype=np.float64).reshape((1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 39
import numpy as np
v = [-0.7390553867625174, -0.2055862427759454, 0.7832684992678709]
r = np.array((v * 2)[:5], dtype=np.float64).reshape((1, 5))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 40
import numpy as np
v = [0.5, 6.103515625e-05, 0.0, 2.616332418370048, -3.3442413201382863, -0.10332460371763871, 0.7773566226616851]
r = np.array((v * 2)[:12], dtype=np.float32).reshape((1, 12))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 41
import numpy as np
v = [-0.00521, -0.00196, 59.8197, 2.99603, -0.0008, 0.0392, -123.75651]
r = np.array((v * 3)[:16], dtype=np.float32).reshape((2, 8))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 42
import numpy as np
v = [0.0, 0.0, -0.0]
r = np.array((v * 501)[:1500], dtype=np.float32).reshape((1500,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 43
import numpy as np
v = [-2, 4, -10, -8, 8, -4, 3]
r = np.array((v * 6)[:36], dtype=np.int64).reshape((3, 6, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 44
import numpy as np
v = [1, 10, 0, 8, -2, 0, 3, -5, 4, 9, -7, 1]
r = np.array((v * 2)[:12], dtype=np.int32).reshape((3, 2, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 45
import numpy as np
v = [0.00422, -7.92704, 0.0, 0.5, -0.0, -481923.40415, -26448743.41471, -6.25099, 0.00064, 10.0, -0.0, 20391.49566, 0.5, -107226.25976, 11.125, -5.93664, -3303.41954, -0.0, 0.0, 0.00019, -13662.70598, 0.5, -1e-05, -192.16337, 0.00235, -0.37267, -0.02236, 893.40076, 8.125, 0.5, -0.0, -0.00942, 5080826.1742, 6e-05, -4e-05, 1.0, 2753.03139, -0.0, 0.5, 8e-05, 0.0, -64913805.46577, -0.00254, 0.47885, -0.00011, 30444630.67938, 3e-05, 0.03849, 0.00035, 605.07622]
r = np.array((v * 41)[:2002], dtype=np.float64).reshape((1001, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 46
import numpy as np
v = [True, False]
r = np.array((v * 2)[:2], dtype=np.bool_).reshape((2,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 47
import numpy as np
v = [-0.32538, 0.98337, 0.81211, -0.1847, 3.0517578125e-05]
r = np.array((v * 2)[:5], dtype=np.float32).reshape((5,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 48
import numpy as np
v = [9.831386633381715e-24, 4.36677347958467e+22, 3.21950633031849e-13, 1.2405690949166853e-07, -1.539300227898134e-24, -4.4202685987176317e-10, 5.1090277954028105e-25]
r = np.array((v * 2)[:12], dtype=np.float64).reshape((3, 2, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 49
import numpy as np
v = [True, False, False, True]
r = np.array((v * 2)[:4], dtype=np.bool_).reshape((2, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 50
import numpy as np
v = [False, False, False]
r = np.array((v * 3)[:6], dtype=np.bool_).reshape((3, 1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 51
import numpy as np
v = [1.0, -0.0]
r = np.array((v * 2)[:2], dtype=np.float32).reshape((1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 52
import numpy as np
v = [139, 212, 86]
r = np.array((v * 2)[:3], dtype=np.uint8).reshape((3,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 53
import numpy as np
v = [0.0, 0.0, -0.0, 0.0, 0.5, -1.0, -1.0]
r = np.array((v * 215)[:1500], dtype=np.float32).reshape((1500,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 54
import numpy as np
v = [478328, 3158]
r = np.array((v * 2)[:2], dtype=np.int64).reshape((1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 55
import numpy as np
v = [-0.8319056473297521, -0.4754815570744715, 0.44941385857758176, -0.6212707516920914, -0.5297921003986557, 0.23823038472243896, -0.0584240999587049, 0.35607427224248056, 0.5684488910886143, 0.859346100583672, -0.1519820580330864, 1.0, -0.6016304516603774, -0.24011898831479095, -0.33768786941011353, 0.009367014508605775, -0.2859237013872886, -0.5247264574746806, 0.23084810613228757, 0.5]
r = np.array((v * 2)[:20], dtype=np.float32).reshape((20,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 56
import numpy as np
v = [348131455, 558696807]
r = np.array((v * 2)[:2], dtype=np.int32).reshape((2, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 57
import numpy as np
v = [490, 110, 183]
r = np.array((v * 2)[:5], dtype=np.int32).reshape((5,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 58
import numpy as np
v = [-0.0268, 116367429242.10414, -0.0, 0.0, -0.15673, 0.0]
r = np.array((v * 2)[:6], dtype=np.float64).reshape((3, 1, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 59
import numpy as np
v = [237, 246, 154, 71, 62, 103, 11, 207, 213, 249, 139, 202, 189, 239, 123, 151, 140, 239, 213, 229, 253, 72, 241, 217, 76, 107, 190, 188, 113, 77, 18, 164, 117, 163, 137, 3, 105, 139, 178, 204, 19, 109, 45, 68, 148, 47, 234, 185, 28, 14]
r = np.array((v * 61)[:3000], dtype=np.uint8).reshape((2, 1500))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: text 60
import numpy as np
v = [True, True, False, True, False, False, False]
r = np.array((v * 3)[:20], dtype=np.bool_).reshape((20,))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 1
import numpy as np
r = np.mgrid[-1:2, 0:1:1] / 4
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 2
import numpy as np
r = np.maximum(np.array([20.0, -40.0, 24.0, -40.508, 32.73617556641334, 47.32, -5.524172166683442, 47.52, 44.0, 32.819], dtype=np.float32), np.array([25.10581879505287, 3.1, 7.266, 23.815, -49.0, -45.0, 24.584, -38.210230874985896, 40.512, -44.404], dtype=np.float32)) + np.minimum(np.array([20.0, -40.0, 24.0, -40.508, 32.73617556641334, 47.32, -5.524172166683442, 47.52, 44.0, 32.819], dtype=np.float32), -7.1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 3
import numpy as np
r = np.linalg.norm(np.array([34.35], dtype=np.float64).reshape(-1, 1) * np.array([42.366], dtype=np.float64), axis=0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 4
import numpy as np
r = np.argsort(np.array([-35.0, 20.1, -41.183, -38.654, 47.0, 38.4, -26.1, 27.0], dtype=np.float64))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 5
import numpy as np
r = np.clip(np.array([-4.6, -48.17, -43.0, 24.0, -41.0], dtype=np.float32), -1, 3.6430264189325055)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 6
import numpy as np
r = np.arange(4.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 7
import numpy as np
r = np.mgrid[1:1, 1:1:1] / 1
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 8
import numpy as np
r = np.sqrt(np.abs(np.array([-46.16, 31.76, 13.3], dtype=np.float32)))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 9
import numpy as np
r = np.array([float(f'{v:.1f}') for v in np.array([23.8, 4.15, -17.5], dtype=np.float64)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 10
import numpy as np
r = np.arange(-1.0, -0.613476595938204, -1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 11
import numpy as np
r = np.clip(np.array([-16.94, 15.698730398597434, 50.0, -15.0, -37.7, -33.45, 7.71], dtype=np.float64), -5.0, -6)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 12
import numpy as np
r = np.full((2, 2), 8)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 13
import numpy as np
r = np.repeat(np.array([-13.7, 8.0, 16.283020871345727, 45.2, -32.099727668803354, 29.36, -14.93, -44.74403057845622, 3.516501997778107], dtype=np.float64), 2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 14
import numpy as np
r = np.maximum(np.array([-13.45, -27.0, -45.59057278428376, -25.01522617529308, 33.0, -8.0, 44.902, -27.194], dtype=np.float32), np.array([21.5, -19.5, 42.0, 14.697, 9.459, -31.933, -1.628, -35.0], dtype=np.float32)) + np.minimum(np.array([-13.45, -27.0, -45.59057278428376, -25.01522617529308, 33.0, -8.0, 44.902, -27.194], dtype=np.float32), -9.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 15
import numpy as np
r = np.sort(np.array([46.266, -24.53, 0.86, -7.715917423685362, -40.416, -46.32], dtype=np.float64))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 16
import numpy as np
r = np.array([-20.995, -27.71, 22.4], dtype=np.float64) / np.array([14.942482863840183, 15.814, 35.9], dtype=np.float64)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 17
import numpy as np
r = np.hypot(np.array([-46.981, 14.2, 30.3, -37.65, 31.2, 41.9, 13.449, 40.45521262803487, -22.791, -40.0, -38.293408220524206, -47.26], dtype=np.float64), np.array([-7.933, -22.5, -25.993787734251406, -34.898, 31.09, 10.345592151694504, -27.396, -10.126, 48.0, -29.094790639611357, -29.383, -38.96495916278878], dtype=np.float64))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 18
import numpy as np
r = np.repeat(np.array([41.548063236855, 1.8, -33.44, -4.7, 39.81703971831561, -44.0, -8.44, -10.7, 41.2, 23.552], dtype=np.float32), 0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 19
import numpy as np
r = np.maximum(np.array([-7.1, -20.23, 19.04, -14.2, 44.0], dtype=np.float64), np.array([-0.252, -37.84, 37.0, 38.77464364643653, 26.134], dtype=np.float64)) + np.minimum(np.array([-7.1, -20.23, 19.04, -14.2, 44.0], dtype=np.float64), -2.630009228724118)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 20
import numpy as np
r = np.floor(np.array([-28.023, 37.688, -46.603, -12.6, -42.0, 3.1, -11.74, 40.7, -10.765, 18.175057293484954], dtype=np.float64)) + np.ceil(np.array([-15.776, 25.96820357694837, 8.821, 42.01824641583049, -7.7, -49.0, 45.0, 27.61, -29.77, -22.691], dtype=np.float64))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 21
import numpy as np
r = np.sqrt(np.abs(np.array([47.13955084276445, -13.047863279845615, 39.0, -34.1, -7.692, -31.259024113191302], dtype=np.float64)))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 22
import numpy as np
r = np.arange(-0.3537752918399537, 0.9, 1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 23
import numpy as np
r = np.tile(np.array([-5.991, -18.296839961529177, 41.116772617037284, -34.9, 44.789425382830586, -0.1, 6.7, 37.2, -32.51191427743705, -20.181, -46.38], dtype=np.float32), 2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 24
import numpy as np
r = np.sqrt(np.abs(np.array([-33.835, 14.0, -39.639, -43.34, -2.114329495707125, 31.0, 35.075, 1.0], dtype=np.float64)))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 25
import numpy as np
r = np.arange(-2.6968386941305624, 4, -0.5, dtype=np.float32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 26
import numpy as np
r = np.array([-13.482161684968965, 29.36, 14.093, -49.461858236063904, -16.346301873588395, 12.718, 44.15, 27.043045504629546, -14.113, 14.0], dtype=np.float64).astype(np.int32) % -4
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 27
import numpy as np
r = np.arange(-4.0, 0.988, -1, dtype=np.float32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 28
import numpy as np
r = np.clip(np.array([-4.0, -21.728, -16.3, -21.24, -28.0, -36.55150000174477, -7.54, -10.443], dtype=np.float32), 0.447, 4.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 29
import numpy as np
r = np.arange(4.0, 4.9, 0.1, dtype=np.float32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 30
import numpy as np
r = np.hypot(np.array([27.6], dtype=np.float64), -0.043)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 31
import numpy as np
r = np.full(3, -8.1, dtype=np.int32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 32
import numpy as np
r = np.linspace(0.303, -0.067, 16, dtype=np.float32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 33
import numpy as np
r = np.linspace(-2.0, -1, 23)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 34
import numpy as np
r = np.floor(np.array([42.76800700891262, 20.5, 27.503, 49.412, 12.26, 10.966, 9.557, -12.924906008556448, -49.70017791468595, -25.0, 0.732], dtype=np.float32)) + np.ceil(np.array([33.0, -49.0, -21.72, 25.81, 33.97, -13.0, -37.927935613555306, -38.0, -33.62, 46.54, -24.671], dtype=np.float32))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 35
import numpy as np
r = np.linalg.norm(np.array([21.23140611928042, -19.469, 15.505756885901206], dtype=np.float64).reshape(-1, 1) * np.array([-17.115493956937513, 14.0, 29.1], dtype=np.float64), axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 36
import numpy as np
r = np.hypot(np.array([18.53, 37.8, -46.6, -33.0, 12.307, 19.68, 20.092, -41.24899840466826, -17.66, -35.91821666448065], dtype=np.float64), -3.7)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 37
import numpy as np
r = np.sqrt(np.abs(np.array([42.63, 0.422, -17.630079912575717, -8.13, -11.715, 42.1, 4.0, -14.09, 43.017, -34.0, -36.9, -17.97], dtype=np.float32)))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 38
import numpy as np
r = np.arange(8.2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 39
import numpy as np
r = np.linalg.norm(np.array([-20.948, -44.8, 20.0, 29.807, -34.28, -19.8, -33.581], dtype=np.float32).reshape(-1, 1) * np.array([-27.0, 14.0, 13.0, -30.0, -46.6, 48.458, 44.69], dtype=np.float32), axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 40
import numpy as np
r = np.array([49.17, 6.78], dtype=np.float64).astype(np.int32) % -4
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 41
import numpy as np
r = np.arange(1.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 42
import numpy as np
r = np.stack(np.meshgrid(np.array([22.0, 12.0, -3.0, 1.516040000378638, -39.667, 43.0, -40.186], dtype=np.float32), np.array([24.0, 8.0, 12.8, 19.412733641153437, -34.226, 8.195, -40.06], dtype=np.float32)))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 43
import numpy as np
r = np.arange(3.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 44
import numpy as np
r = np.full((2, 2), -2.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 45
import numpy as np
r = np.linalg.norm(np.array([48.0, -34.2, 6.5, -24.2, 34.13, -25.821, -3.0, 21.0, 16.89, -29.0, -37.5, 2.813], dtype=np.float32).reshape(-1, 1) * np.array([11.139921723658752, -34.091, -22.893, 9.753364536566508, 43.26, 44.52, -20.73, 27.249, 12.8, -14.6, -33.530357683019595, 8.0], dtype=np.float32), axis=1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 46
import numpy as np
r = np.cumsum(np.array([30.686018892494545, 4.2, -27.8, 44.0], dtype=np.float64))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 47
import numpy as np
r = np.array([22.0], dtype=np.float32) / np.array([22.86], dtype=np.float32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 48
import numpy as np
r = np.tile(np.array([-14.0, -11.695, -27.0, -46.56581322433231, 46.13, -44.0, 4.388102024194815, -39.23845289430293], dtype=np.float64), (1, 2, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 49
import numpy as np
r = np.full(3, -2, dtype=np.float32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 50
import numpy as np
r = np.eye(2) @ np.ones((4, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 51
import numpy as np
r = np.array([-17.92, 35.0, -1.0, 18.019342765642634, -20.4], dtype=np.float32) / np.array([6.783387159763713, 5.39, -23.227, 9.51, 6.156], dtype=np.float32)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 52
import numpy as np
r = np.clip(np.array([-10.5, -17.492, 1.1, -12.103521151000585, -38.48, 42.768], dtype=np.float64), -2.5, -1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 53
import numpy as np
r = np.hypot(np.array([-4.0, 13.64, 48.4, -36.011, 5.6, 6.021, -20.1, -47.305, -32.9, 41.162], dtype=np.float64), -0.664)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 54
import numpy as np
r = np.array([-26.0, 0.95, 25.696194445604974, 40.51912079112813, -33.0, -1.255, -19.748, 22.0], dtype=np.float64) / np.array([3.559674526142196, 15.93, 26.016, -21.066, -17.061, 24.533, -34.7, -16.0], dtype=np.float64)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 55
import numpy as np
r = np.array([35.0, 22.765, -23.898], dtype=np.float64) % np.array([22.4, 26.0, -46.35959106145335], dtype=np.float64)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 56
import numpy as np
r = np.floor(np.array([-13.32, 35.43764993368629, 7.0, -46.98614285280033, 1.759681121395985, -25.635050170311303, -28.7, -3.0, -39.0, -13.8, -9.504587899528751], dtype=np.float32)) + np.ceil(np.array([32.9, -42.227, 1.6, 18.0, -10.5525256046352, -15.6997158911107, 2.1, -29.97, -32.25012515456456, 27.0, -9.523], dtype=np.float32))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 57
import numpy as np
r = np.where(np.array([40.275, -30.4, -42.654, 11.0, -30.6, 45.0], dtype=np.float32) > -4.474482318871154, np.array([40.275, -30.4, -42.654, 11.0, -30.6, 45.0], dtype=np.float32), 0.341)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 58
import numpy as np
r = np.repeat(np.array([20.365, -17.503755509987904, 31.65, -4.0, 11.7, -29.487, 3.655752400113634, 23.34], dtype=np.float32), 0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 59
import numpy as np
r = np.hypot(np.array([-39.0, 22.3, 6.054, 37.0, 12.662, 13.0, 15.995386659828966, 33.9, 5.0, 37.434, 10.07, 16.0], dtype=np.float32), 1.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 60
import numpy as np
r = np.tile(np.array([44.0, 13.735, -3.313, -6.0, -18.842660046125403, -35.0, 19.8, 3.3, 13.281, 38.34, 14.3, 5.07], dtype=np.float32), (1, 2, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 61
import numpy as np
r = np.tile(np.array([44.7, 47.636, 42.0, 10.172, 28.6, 40.642806308124705, 10.1, 27.628013108381893, 13.379, -49.109], dtype=np.float64), (2, 1))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 62
import numpy as np
r = np.argsort(np.array([-3.2, 27.024899034955865, -24.38, -34.0, 44.5, -8.0, -7.0, -47.91, -20.0, 45.5], dtype=np.float32))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 63
import numpy as np
r = np.array([round(v, 1) for v in np.array([-33.5, 37.54117681318327], dtype=np.float64)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 64
import numpy as np
r = np.array([-27.4, 7.938507347025748, 2.847733887846005, -15.44, 19.344, -19.0, 0.463, -3.0, 20.21, 11.3, -31.0], dtype=np.float64) // np.array([-8.25, -16.0, 37.48, -37.2, 3.4, 26.0, -3.528618760694805, -10.54, 38.0, 9.2, 8.526592359246564], dtype=np.float64)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 65
import numpy as np
r = np.cumsum(np.array([22.6, 13.217476099581624, -29.0, 3.4, 36.627, -18.4, 20.974, -5.2], dtype=np.float32))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 66
import numpy as np
r = np.arange(0.9)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 67
import numpy as np
r = np.where(np.array([-37.2, 24.3, -10.0, 49.943, -18.340760390930267, 8.5], dtype=np.float64) > 3, 2.0, -3.179750099521451)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 68
import numpy as np
r = np.arange(1.0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 69
import numpy as np
r = np.where(np.array([-41.711, -15.46, 47.77, -7.28, -28.0, 49.271, -0.7, 32.0], dtype=np.float32) > 0.937, np.array([-41.711, -15.46, 47.77, -7.28, -28.0, 49.271, -0.7, 32.0], dtype=np.float32), -5.2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 70
import numpy as np
r = np.repeat(np.array([-2.89, -14.820545174026243, -8.6, -7.088951891237947, -1.1], dtype=np.float64), 3)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 71
import numpy as np
r = np.clip(np.array([-15.9, 28.531410054189948, 32.64, -2.2, 25.0, 18.4, -5.3, 45.145, 38.78453788082474], dtype=np.float32), -1.8, 4.081785222930151)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 72
import numpy as np
r = np.sort(np.array([11.1, 21.0, -41.0, -12.8, -6.987827932097588, -47.0, -27.0, 40.8, -19.31], dtype=np.float64))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 73
import numpy as np
r = np.array([-29.060590147586595, -45.21602451969589, 39.095, 13.202, 30.0, 7.0, 24.52, -25.924303318733365, -19.7], dtype=np.float64) % np.array([6.9, 2.364462556271619, 43.4, 17.311, -17.377, 25.853267667689067, -32.506, 11.82, -8.06], dtype=np.float64)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 74
import numpy as np
r = np.argsort(np.array([-41.46, 37.41, -42.874, -33.966, 18.0, -27.9, -44.338, 1.394703129007482, -45.0, -6.3], dtype=np.float32))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 75
import numpy as np
r = np.sqrt(np.abs(np.array([-41.881, 35.52, -10.912, 5.1, -22.0, 8.0, -26.927, 45.862, -36.8, 24.261, 4.371679103757977, -6.118681870144925], dtype=np.float32)))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 76
import numpy as np
r = np.arange(6.3)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 77
import numpy as np
r = np.array([round(v, 2) for v in np.array([-15.76, 34.30413879745912, -49.24], dtype=np.float32)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 78
import numpy as np
r = np.array([round(v, 2) for v in np.array([-19.8], dtype=np.float64)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 79
import numpy as np
r = np.eye(1) @ np.ones((4, 2))
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: function 80
import numpy as np
r = np.arange(0.162)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 1
import numpy as np
r = np.stack([np.arange(6).reshape((3, 2)).transpose((0, 1))], axis=-2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 2
import numpy as np
r = np.concatenate([np.arange(2).reshape((2, 1)).transpose((0, 1)), np.arange(2).reshape((2, 1)).transpose((0, 1)), np.arange(2).reshape((2, 1)).transpose((0, 1))], axis=-3)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 3
import numpy as np
r = np.stack([np.arange(18).reshape((3, 2, 3)).transpose((1, 2, 0)).astype(np.float32), np.arange(18).reshape((3, 2, 3)).transpose((1, 2, 0)).astype(np.float32)], axis=-3)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 4
import numpy as np
r = np.hstack([np.arange(4).reshape((1, 1, 4)).transpose((2, 0, 1)), np.arange(4).reshape((4, 1, 1)).transpose((0, 1, 2))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 5
import numpy as np
r = np.concatenate([np.arange(8).reshape((4, 2)).transpose((0, 1))], axis=1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 6
import numpy as np
r = np.hstack([np.arange(16).reshape((4, 4)).transpose((0, 1)).astype(np.float64), np.arange(16).reshape((4, 4)).transpose((0, 1)).astype(np.float64), np.arange(16).reshape((4, 4)).transpose((0, 1)).astype(np.float64)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 7
import numpy as np
r = np.concatenate([np.arange(3).reshape((3,)).transpose((0,)), np.arange(3).reshape((3,)).transpose((0,))], axis=-2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 8
import numpy as np
r = np.concatenate([np.arange(2).reshape((2,)).transpose((0,))], axis=-2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 9
import numpy as np
r = np.stack([np.arange(4).reshape((1, 1, 4)).transpose((0, 1, 2))], axis=-4)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 10
import numpy as np
r = np.stack([np.arange(8).reshape((2, 4, 1)).transpose((1, 2, 0)).astype(np.float32), np.arange(8).reshape((4, 1, 2)).transpose((0, 1, 2))], axis=0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 11
import numpy as np
r = np.vstack([np.arange(48).reshape((4, 3, 4)).transpose((0, 2, 1)), np.arange(48).reshape((4, 4, 3)).transpose((0, 1, 2)).astype(np.float32), np.arange(48).reshape((4, 4, 3)).transpose((0, 1, 2)).astype(np.float64)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 12
import numpy as np
r = np.hstack([np.arange(2).reshape((2,)).transpose((0,)), np.arange(2).reshape((2,)).transpose((0,)), np.arange(2).reshape((2,)).transpose((0,))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 13
import numpy as np
r = np.hstack([np.arange(32).reshape((4, 4, 2)).transpose((0, 1, 2)).astype(np.float64), np.arange(32).reshape((4, 4, 2)).transpose((0, 1, 2)).astype(np.float64)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 14
import numpy as np
r = np.concatenate([np.arange(9).reshape((3, 3)).transpose((0, 1)), np.arange(9).reshape((3, 3)).transpose((0, 1)), np.arange(9).reshape((3, 3)).transpose((0, 1))], axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 15
import numpy as np
r = np.hstack([np.arange(9).reshape((3, 1, 3)).transpose((0, 1, 2)), np.arange(9).reshape((3, 1, 3)).transpose((0, 1, 2))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 16
import numpy as np
r = np.hstack([np.arange(1).reshape((1, 1)).transpose((0, 1)).astype(np.float32)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 17
import numpy as np
r = np.stack([np.arange(4).reshape((4, 1)).transpose((1, 0)).astype(np.float64), np.arange(4).reshape((4, 1)).transpose((1, 0)).astype(np.float64)], axis=2)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 18
import numpy as np
r = np.vstack([np.arange(16).reshape((4, 4)).transpose((1, 0)).astype(np.float64), np.arange(16).reshape((4, 4)).transpose((1, 0)).astype(np.float64), np.arange(16).reshape((4, 4)).transpose((1, 0)).astype(np.float64)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 19
import numpy as np
r = np.vstack([np.arange(6).reshape((3, 2)).transpose((0, 1))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 20
import numpy as np
r = np.hstack([np.arange(2).reshape((2,)).transpose((0,)), np.arange(2).reshape((2,)).transpose((0,))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 21
import numpy as np
r = np.vstack([np.arange(16).reshape((2, 2, 4)).transpose((0, 1, 2)), np.arange(16).reshape((4, 2, 2)).transpose((1, 2, 0)), np.arange(16).reshape((2, 2, 4)).transpose((0, 1, 2))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 22
import numpy as np
r = np.stack([np.arange(12).reshape((3, 4)).transpose((0, 1)), np.arange(12).reshape((3, 4)).transpose((0, 1))], axis=1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 23
import numpy as np
r = np.concatenate([np.arange(3).reshape((3, 1)).transpose((0, 1)).astype(np.float32), np.arange(9).reshape((3, 3)).transpose((0, 1)).astype(np.float32), np.arange(3).reshape((3, 1)).transpose((0, 1)).astype(np.float32)], axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 24
import numpy as np
r = np.vstack([np.arange(3).reshape((3,)).transpose((0,)), np.arange(3).reshape((3,)).transpose((0,)), np.arange(3).reshape((3,)).transpose((0,))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 25
import numpy as np
r = np.vstack([np.arange(4).reshape((4,)).transpose((0,)).astype(np.int16), np.arange(4).reshape((4,)).transpose((0,)).astype(np.int16), np.arange(4).reshape((4,)).transpose((0,)).astype(np.int16)])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 26
import numpy as np
r = np.vstack([np.arange(12).reshape((4, 3, 1)).transpose((0, 1, 2)), np.arange(12).reshape((4, 3, 1)).transpose((0, 1, 2))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 27
import numpy as np
r = np.concatenate([np.arange(3).reshape((3,)).transpose((0,)), np.arange(2).reshape((2,)).transpose((0,))], axis=0)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 28
import numpy as np
r = np.hstack([np.arange(4).reshape((1, 4)).transpose((0, 1)), np.arange(4).reshape((1, 4)).transpose((0, 1))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 29
import numpy as np
r = np.stack([np.arange(3).reshape((3,)).transpose((0,)), np.arange(3).reshape((3,)).transpose((0,))], axis=-1)
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: joined 30
import numpy as np
r = np.hstack([np.arange(16).reshape((4, 2, 2)).transpose((0, 1, 2)), np.arange(16).reshape((4, 2, 2)).transpose((0, 1, 2)), np.arange(16).reshape((4, 2, 2)).transpose((0, 1, 2))])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 1
import numpy as np
a = np.arange(24, dtype=np.float32).reshape((2, 3, 4))
vs = [a]
try:
    vs[-3][::2] = vs[-3]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1][[0, -1]] -= 2
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2][-1, 1])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 2
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-2].reshape(-1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += vs[-1]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-2][1] = 7
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3][-2:, None, 1:3] = vs[-3][::-1]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 3
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    x, y = vs[-3][0], vs[-3][-1]
    vs.append(x)
    vs.append(y)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1][1:, 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 4
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-1].reshape((2, -1)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1].T)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 5
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    vs.append(np.array(vs[-1]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    x, y = vs[-2][0], vs[-2][-1]
    vs.append(x)
    vs.append(y)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 6
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    vs[-1] += vs[-1]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].swapaxes(0, -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 7
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((4, 6))
vs = [a]
try:
    vs.append(np.squeeze(vs[-1]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1].T)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 8
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((24,))
vs = [a]
try:
    vs[-3][vs[-3] > 10] = -3
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3][None, 1:] = vs[-3][::-1]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-2][1:3, 0] = -1.5
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1] - vs[-1])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-2][vs[-2] > 20] = -3
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 9
import numpy as np
a = np.arange(24, dtype=np.float32).reshape((2, 3, 4))
vs = [a]
try:
    vs.append(vs[-3] - 2)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    for r in vs[-2]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1].fill(5)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 10
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((24,))
vs = [a]
try:
    vs.append(np.where(vs[-2] > 5, vs[-2], vs[-2]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2][0, 1:, ::-1])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += vs[-2]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3][vs[-3] % 3 == 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 11
import numpy as np
a = np.arange(24, dtype=np.float32).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-2].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3][None, ::2])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 12
import numpy as np
a = np.arange(24, dtype=np.float32).reshape((2, 3, 4))
vs = [a]
try:
    vs[-1] += 1
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3][vs[-3] > 13] = 99
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 13
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((24,))
vs = [a]
try:
    for r in vs[-3]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    for r in vs[-2]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 14
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((24,))
vs = [a]
try:
    vs.append(vs[-3][vs[-3] % 3 == 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3].reshape((3, -1)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3] - 2)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += 10
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2][vs[-2] % 3 == 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 15
import numpy as np
a = np.arange(24, dtype=np.float32).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-3][1, None, :])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].T)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 16
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((4, 6))
vs = [a]
try:
    vs[-1] += vs[-2]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    for r in vs[-2]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += 10
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1].reshape((3, -1)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 17
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-2].swapaxes(0, -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3].swapaxes(0, -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += 10
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3][vs[-3] % 3 == 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 18
import numpy as np
a = np.arange(24, dtype=np.float32).reshape((4, 6))
vs = [a]
try:
    vs[-1] += 10
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3].fill(5)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1][vs[-1] > 5] = 99
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 19
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((24,))
vs = [a]
try:
    for r in vs[-3]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1][::2])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 20
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-2].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    for r in vs[-3]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    x, y = vs[-3][0], vs[-3][-1]
    vs.append(x)
    vs.append(y)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3][vs[-3] > 19] = 99
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1][1:, 1:] -= vs[-1]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 21
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((4, 6))
vs = [a]
try:
    vs[-3][1:, 0] = 7
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1][vs[-1] % 3 == 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 22
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-2].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3].T)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3][::2, 1:])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 23
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((24,))
vs = [a]
try:
    vs[-3].fill(5)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.array(vs[-2]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2][1])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2][None, 0, ::2])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].reshape((3, -1)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 24
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-2].T)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3] * 2)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1] * 1)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += 10
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3][-2:] = vs[-3][::-1]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 25
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((2, 3, 4))
vs = [a]
try:
    for r in vs[-1]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.transpose(vs[-2]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1][..., ...])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1].fill(5)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3][:, 0, 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 26
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((2, 3, 4))
vs = [a]
try:
    vs[-2][vs[-2] > 8] = 0
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].swapaxes(0, -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 27
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((24,))
vs = [a]
try:
    vs.append(vs[-1][1, ...])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.asarray(vs[-3]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1][1:3, -2:, -2:])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 28
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((2, 3, 4))
vs = [a]
try:
    vs.append(vs[-3] + 2)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2][0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 29
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((2, 3, 4))
vs = [a]
try:
    vs.append(vs[-2] + vs[-2])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2][None, 1, -1])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 30
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-2].reshape((-1, 2)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-2].fill(5)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2] - 1)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.where(vs[-1] > 5, vs[-1], -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1].reshape((2, -1)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 31
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((2, 3, 4))
vs = [a]
try:
    vs.append(vs[-3][-2:, 1:])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.where(vs[-3] > 5, vs[-3], 0))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 32
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((2, 3, 4))
vs = [a]
try:
    vs.append(vs[-2][vs[-2] % 3 == 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].swapaxes(0, -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 33
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    vs.append(vs[-3].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3][vs[-3] > 7] = -3
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 34
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((2, 3, 4))
vs = [a]
try:
    vs.append(vs[-3][vs[-3] % 3 == 0])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1].ravel())
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.where(vs[-2] > 5, vs[-2], -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-3][vs[-3] > 0] = 99
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 35
import numpy as np
a = np.arange(24, dtype=np.int32).reshape((4, 6))
vs = [a]
try:
    vs[-1] += vs[-1]
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].reshape((-1, 2)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.squeeze(vs[-2]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 36
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((24,))
vs = [a]
try:
    vs[-1][vs[-1] > 0] = -3
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    x, y = vs[-1][0], vs[-1][-1]
    vs.append(x)
    vs.append(y)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += 10
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3] - 2)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 37
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((24,))
vs = [a]
try:
    vs[-3][[0, -1]] += 3
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    x, y = vs[-3][0], vs[-3][-1]
    vs.append(x)
    vs.append(y)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2] * 2)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-2].reshape((-1, 2)))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 38
import numpy as np
a = np.arange(24, dtype=np.float32).reshape((24,))
vs = [a]
try:
    vs.append(vs[-1] + 1)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(np.where(vs[-3] > 5, vs[-3], 0))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 39
import numpy as np
a = np.arange(24, dtype=np.int64).reshape((24,))
vs = [a]
try:
    vs.append(vs[-3].swapaxes(0, -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-3][::-1, 1:])
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs[-1] += 1
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
# case: views 40
import numpy as np
a = np.arange(24, dtype=np.float64).reshape((4, 6))
vs = [a]
try:
    vs.append(np.array(vs[-3]))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    for r in vs[-3]:
        vs.append(r)
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
try:
    vs.append(vs[-1].swapaxes(0, -1))
except (ValueError, IndexError, TypeError, AttributeError) as error:
    vs.append(a)
r = str([(str(v), getattr(v, 'strides', None) if getattr(v, 'size', 1) > 1 and 1 not in v.shape else 0, str(v.dtype)) for v in vs[:12]])
print(r)
print(repr(r), getattr(r, "dtype", None), getattr(r, "shape", None))
