# case: return outside
print(1)
return 3
# case: return in a class
class A:
    return 1
# case: break outside
break
# case: continue outside
if True:
    continue
# case: break in a function in a loop
for i in range(3):
    def f():
        break
# case: else of a loop
for i in range(3):
    pass
else:
    break
# case: nonlocal outside
nonlocal x
# case: assign to a call
x = 1
f() = 2
# case: assign to a number
for i in range(2):
    1 = i
# case: assign to None
None = 3
# case: delete a call
del f()
# case: duplicate argument
def f(a, b, a):
    pass
# case: default before others
def f(a=1, b):
    pass
# case: two stars
*a, *b = [1]
# case: star alone
*a = [1]
# case: keyword twice
print(1)
f(a=1, a=2)
# case: bare except first
try:
    pass
except:
    pass
except ValueError:
    pass
# case: update of a tuple
a, b += 1
# case: loop target
for f() in range(2):
    pass
# case: lambda duplicate
lambda a, a: 1
# case: reraise later
saved = None
def f():
    raise ValueError('first')
try:
    f()
except ValueError as e:
    saved = e
print(saved)
raise saved
# case: raise the same object in a handler
def f():
    return [][0]
try:
    f()
except IndexError as e:
    raise e
# case: keywords of a call that fails
def f(**k):
    return k
d = {'a': 1}
print(f(**d, b=2), f(b=1, **d))
f(**d, **d)
# case: parameter and global
def f(a):
    if a:
        global a
