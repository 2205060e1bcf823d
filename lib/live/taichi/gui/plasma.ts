/**
 * The colours of the map `plasma` of Matplotlib, by Nathaniel J. Smith and Stéfan van der Walt, which is in the public domain (CC0): red,
 * green and blue of 256 colours in millionths, each as four digits with base 36.
 */
const digits = [
  '12vj0mzvbbdz1d0w0lxmbfd01m550kzqbj4n1uj20k5pbmpu22d70jf1bq5b29rw0ir9btfs2gtw0i6cbwlo2nlr0hnibznj',
  '2u590h6ac2lu30hn0gqfc5gv36nz0gbmc88y3cp10fxncay93ili0fkbcdl23ody0f7ecg5i3u2u0euscinq3zol0eibcl3w',
  '457i0e5ucni24anx0dtacpuc4g230dgics4t4le60d3hcudj4qod0cq9cwkj4vwv0ccncypv513v0bymd0tk569g0bk3d2vn',
  '5bds0b53d4w45ggz0apmd6uz5lj30a9od8s75qk709t8danu5vkf09cddchu60js08v4dea665ic08djdg0v6ag607vpdhpu',
  '6fdb07dldjd46k9u06vadkym6p5r06cvdmic6u1405ugdo086yvy05c3dpg873qa04txdquc78k304c2ds6h7ddh03undtgm',
  '7i6e03dqduoq7myv02xidvuq7rqx02i3dwyl7wil023ody09819t01qddyzo860n01eedzws8ar3013ue0rl8fh400uye1jz',
  '8k6r00nve29x8ovz00iue2xd8tks00g1e3ia8y9600foe40m92x500hye4gc97kn00n3e4td9c7q00vbe53p9guc016se5b9',
  '9lgi01lse5g09q25024je5hy9unb02rae5h19z7y03i9e5d7a3s104dqe56ha8bk05dwe4wtacui06j0e4k7ahcv07tbe44m',
  'alul0992e3m1aqbq0aufe30gaus60clpe2buaz7y0ej5e1k9b3n10gmze0ppb81d0ixgdzs5bcey0lerdyrmbgrs0o35dxo5',
  'bl3u0qyudwhsbpf10u22dv8ibtpf0xa8dtwdbxyz10irdshfc27m13rtdqzpc6fd171edpf9cam81abgdns5ces51dm0dm2e',
  'cix31gwzdka4cn131k8edifccr431nk6dgi5cv621qwcdeimcz711u8udcgud36z1xlodacvd75w20ysd86sdb3r24c6d5yp',
  'df0j27psd3opdiw92b3nd1cvdmqw2ehocyz9dqkf2hvwcwk1ducw2laacu37dy4a2ootcrkxe1uk2s3hcp19e5jq2vi8cmgb',
  'e97t2yx2cju6ecut32c0ch6yeggq35qzceioek1k3960cbthenla3cl2c93ger3y3g05c6cneulk3jf9c3l6ey243mudc0t3',
  'f1hl3q9hby0gf4w23tolbv7df89h3x3obsdwfblv40irbpk2fex943xtbmpzfi7o47cubjvpflh24arubh19fopi4e6tbe6p',
  'frwz4hlrbbc4fv3j4l0ob8hkfy944ofkb5n0g1dt4rufb2sig4hk4v99azy5g7kg4yo3ax3wgamg522wau9ugdnl55hoarfy',
  'ggnu58whaom9gjna5cb9alstgmlw5fq2aizngpjo5j4uag6rgsgn5mjoade6gvct5pyiaalvgy875tdda7tuh12t5wsaa525',
  'h3wo6079a2aqh6pr63ma9zjnh9i3671d9wsvhc9o6agj9u2ehf0k6dvs9rcahhqo6hb49omghkg36kqk9lwyhn4s6o659j7q',
  'hpss6rlu9gishsg26v1o9du4hv2m6yhn9b5qhxoh71xt98hli09n75e495tri2u478um9365i5dw7cbb90iri7wy7fs88xvl',
  'iafb7j9d8v8micwz7mqq8sluifdy7q8c8pz9ihu77tq78ncvik9q7x8c8kqmimoj80qs8i4iip2n849i8fijirg087sj8cwo',
  'itsn8bbw8aawiw4j8evl87p9iyfo8ifn853oj0q28m0282i6j2zo8pku7zwqj58i8t607xbcj7gj8wrk7upzj9ns90dk7s4n',
  'jbu793zz7pjcjdzt97mt7my1jg4l9ba47kcqji8i9exw7hrejkbk9im57f63jmdr9mav7ckqjof19q0379zdjqfe9tpt77dy',
  'jsev9xg374shjudda16v726zjwaxa4y76zlfjy7ia8q36wztk034acik6ue5k1xqagbk6rsgk3raak576p6nk5jtanze6mkt',
  'k7baaru76jywk91oavpm6hcxkaqzazln6eqxkcf5b3ib6c4uke28b7fm69irkfo4bbdk66wjkh8ubfc564aakisdbjbe61o0',
  'kkaobnbb5z1pklrsbrbw5wfdkn7nbvd55tt1kom8bzf25r6pkpzic3ho5okekrbic7l05ly1ksm5cbp05jbpktvfcftq5gpf',
  'kv3ccjz55e38kw9vco595bh3kxf0csc358v3kyiocwjn5697kzkxd0rw53nhl0lod50v511yl1kyd9ak4ygnl2ipddkz4vvl',
  'l3evdhw64tarl49hdm824qq9l52hdqkp4o64l5twduy14lmgl6jodzc54j38l77se3qz4gkkl7u7e86j4e2jl8execmu4bl6',
  'l8xxeh3v494ll9f5elln46ovl9uleq4644a2la88eunf41wclak0ez7e3zjtlatyf3s53x8jlb1zf8dm3uyplb84fczt3sqg',
  'lbcafhmr3qjxlbehfmag3ofalbepfqyv3mcqlbcvfvo03kcflb8zg0dv3iellb31g54h3gjglauzg9vs3er8lakqgenv3d23',
  'la89gjgo3bg8l9tlgoa739xzl9cpgt4f38jml8tlgxzd379dl887h2uz363il7kjh7r93529l6ughcob345pl61xhhm233e3',
  'l571hmkh32rpl49uhrji32apl3a7hwj731z4l27xi1jo31svl13ai6kp31s7kzwcibma31x1kymjigoo326wkxahilrk32lz',
  'kvvviqv2335pkueqivz633tnksv9j13s34lbkr97j69035fqkpkvjbep36c4knudjgku3796km1djlrk3854kk6kjqyn38y6',
  'kia0jw6039llkgbzk1do39ztkecuk6lj39zxkcdbkbtf39f6kaeikh1237zsk8igkm7w35bhk6rskrda30rgk5bjkwfq2tby',
].join('');

const millionths = (digits.match(/.{4}/g) ?? []).map((number) => Number.parseInt(number, 36) / 1e6);

/** Red, green, blue and opacity of the colours of the map, from 0 to 1. */
export const plasma: readonly (readonly [number, number, number, number])[] = Array.from(
  { length: millionths.length / 3 },
  (_, at) => [...(millionths.slice(at * 3, at * 3 + 3) as [number, number, number]), 1],
);
