"""Every scene that is rendered in three dimensions, once, as passes.

    blender --background --python scenes.py -- OUT_DIR SAMPLES scene-view [scene-view …]     (towel-stack-1 …)
"""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import noise
from studio import *

terry = lambda: material('terry', rough=1, dyed=True, bump='terry', scale=88, depth=.03, strength=1, sheen=.8, stripes=7)
dobby = lambda: material('dobby', rough=.9, dyed=True, bump='weave', scale=70, depth=.004, strength=.5, sheen=.2, stripes=7)
cotton = lambda stripes=9: material('cotton', rough=.95, dyed=True, bump='noise', scale=60, depth=.008, strength=.5, sheen=.3, stripes=stripes)
linen = lambda stripes=9: material('linen', rough=1, dyed=True, bump='weave', scale=60, depth=.006, strength=.6, sheen=.3, stripes=stripes)
wool = lambda: material('wool', rough=1, dyed=True, bump='noise', scale=38, depth=.03, strength=.9, sheen=1, stripes=8)
enamel = lambda: material('enamel', rough=.18, dyed=True, coat=.6)
matte = lambda: material('matte', rough=.55, dyed=True)
plastic = lambda: material('plastic', rough=.34, dyed=True)
clay = lambda: material('clay', rough=.72, dyed=True, bump='noise', scale=30, depth=.006, strength=.35)
black = lambda: material('black', (.025, .025, .028), .4)
steel = lambda: material('steel', (.72, .72, .73), .24, 1)
dark_steel = lambda: material('dark steel', (.18, .18, .19), .32, 1)
wood = lambda: material('wood', (.42, .25, .13), .5, bump='rib', scale=4, depth=.004)
white = lambda: material('white', (.82, .81, .78), .6)


def folded(layers, depth, pitch, steps=18):
    """The side view of cloth that is folded back and forth."""
    path = []
    for layer in range(layers):
        ends = (-depth / 2, depth / 2) if layer % 2 == 0 else (depth / 2, -depth / 2)
        for i in range(steps): path.append((ends[0] + (ends[1] - ends[0]) * i / (steps - 1), layer * pitch))
        if layer == layers - 1: break
        side = 1 if layer % 2 == 0 else -1
        for i in range(1, 7):
            angle = -math.pi / 2 + math.pi * i / 7
            path.append((ends[1] + side * math.cos(angle) * pitch / 2, layer * pitch + pitch / 2 + math.sin(angle) * pitch / 2))
    return path


def stack(count, layers, stuff, size=(1.5, 1.05), thickness=.075, wave=.035):
    z = thickness / 2
    for _ in range(count):
        ribbon(folded(layers, size[1] + random.uniform(-.04, .04), thickness * 1.06), size[0] + random.uniform(-.05, .05), thickness, stuff,
               (random.uniform(-.04, .04), random.uniform(-.03, .03), z), wave, random.uniform(-.05, .05) + math.pi)
        z += layers * thickness * 1.06 + .012


def towel_path(depth, pitch):
    """The side view of a towel folded in half twice: one round fold in front around another, a small one and both ends behind."""
    front, back, path = -depth / 2, depth / 2, []
    def straight(from_y, to_y, z): path.extend((from_y + (to_y - from_y) * i / 40, z) for i in range(41))
    def bend(y, z, wide, high, side): path.extend((y + side * wide * math.sin(math.pi * i / 24), z + high * math.cos(math.pi * i / 24)) for i in range(1, 24))
    straight(back, front + 1.5 * pitch, 3 * pitch); bend(front + 1.5 * pitch, 1.5 * pitch, 1.5 * pitch, 1.5 * pitch, -1)
    straight(front + 1.5 * pitch, back - pitch, 0); bend(back - pitch, .5 * pitch, .6 * pitch, -.5 * pitch, 1)
    straight(back - pitch, front + 1.7 * pitch, pitch); bend(front + 1.7 * pitch, 1.5 * pitch, .6 * pitch, -.5 * pitch, -1)
    straight(front + 1.7 * pitch, back - .05, 2 * pitch)
    return path

def towel(size, stuffs, at, turn=0.0, thickness=.085, label=False):
    """A folded towel with a woven border along its round front; gives how high it lies."""
    pitch, seed = thickness * 1.04, random.uniform(0, 50)
    path = towel_path(size[1], pitch)
    rows, columns = len(path), 90
    def place(u, v):
        row = min(rows - 1, round(v * (rows - 1)))
        (y, z), x = path[row], (u - .5) * size[0]
        before, after = path[max(0, row - 1)], path[min(rows - 1, row + 1)]
        side = abs(u * 2 - 1)
        soft = noise.noise(Vector((x * 1.6, y * 1.8, seed))) * .03 + noise.noise(Vector((x * 4, row * .05, seed + 9))) * .008
        slack = noise.noise(Vector((x * 1.3, z * 3, seed + 20))) * .03
        sunk = .018 if border(row) else 0
        along = Vector((after[0] - before[0], after[1] - before[1])).normalized()  # Inward is at its right.
        return (x * (1 + .012 * math.sin(row * .21 + seed)), y + slack - sunk * along.y, z * (1 - .09 * side ** 5) + soft * z / (3 * pitch) + sunk * along.x)
    bows = range(41, 64)  # The rows of the path along the round front.
    border = lambda row: bows.start + 7 <= row <= bows.start + 9 or bows.start + 11 <= row <= bows.start + 12
    thing = grid('towel', columns, rows, place)
    thing.location, thing.rotation_euler[2] = (at[0], at[1], at[2] + thickness / 2), turn
    thick = thing.modifiers.new('thick', 'SOLIDIFY'); thick.thickness, thick.offset = thickness, 0
    edge = thing.modifiers.new('edge', 'BEVEL'); edge.width, edge.segments, edge.limit_method = thickness * .46, 4, 'ANGLE'
    cut = thing.modifiers.new('fine', 'SUBSURF'); cut.levels = cut.render_levels = 1
    put(thing, stuffs[0])
    thing.data.materials.append(stuffs[1])
    for index, face in enumerate(thing.data.polygons): face.material_index = 1 if border(index // (columns - 1)) else 0
    if label:
        tag = grid('label', 12, 12, lambda u, v: (size[0] * .33 + (u - .5) * .19, -size[1] / 2 - thickness / 2 - .03 + .02 * (v * 2 - 1) ** 2, 1.1 * pitch + (v - .5) * .1))
        tag.location, tag.rotation_euler[2] = thing.location, turn
        thick = tag.modifiers.new('thick', 'SOLIDIFY'); thick.thickness, thick.offset = .008, 0
        put(tag, material('label', (.74, .71, .65), .8, bump='weave', scale=120, depth=.003))
    return thickness + 3 * pitch

def towels(count, size, label=1):
    stuffs, z = (terry(), dobby()), 0
    for index in range(count):
        wide = (size[0] + random.uniform(-.03, .03), size[1] + random.uniform(-.03, .03))
        z += towel(wide, stuffs, (random.uniform(-.03, .03), random.uniform(-.03, .03), z), random.uniform(-.035, .035), label=index == label)


def roll(turns, thickness, width, stuff, at, turn=0.0):
    path = []
    for i in range(int(turns * 26) + 1):
        angle = i / 26 * 2 * math.pi
        radius = .02 + thickness * 1.03 * angle / (2 * math.pi)
        path.append((radius * math.cos(angle), radius * math.sin(angle)))
    return ribbon(path, width, thickness, stuff, at, .02, turn)


def puff(width, height, depth, stuff, at=(0, 0, 0), turn=(0, 0, 0), wrinkle=.06, flange=0.0):
    """A filled cushion: fullest in the middle, thin at the seam, with pulled corners."""
    for side in (1, -1):
        def place(u, v):
            x, y = u * 2 - 1, v * 2 - 1
            pinch = 1 - .09 * (1 - abs(x) ** 3) * abs(y) ** 4
            pinch2 = 1 - .09 * (1 - abs(y) ** 3) * abs(x) ** 4
            fullness = max(0, (1 - abs(x / (1 - flange)) ** 2.6)) ** .62 * max(0, (1 - abs(y / (1 - flange)) ** 2.6)) ** .62 if max(abs(x), abs(y)) < 1 - flange else 0
            ripple = wrinkle * fullness * (math.sin(9 * x + 4 * y * y) * .35 + math.sin(7 * y - 5 * x * x + 1) * .3) * (abs(x) ** 2 + abs(y) ** 2) * .35
            return (x * width / 2 * pinch2, y * height / 2 * pinch, side * (depth / 2 * fullness + ripple + .004))
        thing = grid('puff', 90, 90, place)
        thing.location, thing.rotation_euler = at, turn
        uneven(thing, wrinkle * .5, .28)
        put(thing, stuff)


def towel_stack(view):
    towels(4, (1.5, 1.1), 2) if view == 1 else towels(3, (1.4, 1.1))
    return dict(azimuth=20, elevation=17, zoom=1) if view == 1 else dict(azimuth=-34, elevation=30)

def towel_folded(view):
    towels(2, (1.7, 1.2))
    return dict(azimuth=-24, elevation=24) if view == 1 else dict(azimuth=35, elevation=14)

def towel_roll(view):
    stuff = terry()
    for x, z in ((-.42, .4), (.42, .4), (0, 1.1)):
        thing = roll(4.5, .085, 1.1, stuff, (x, random.uniform(-.06, .06), z), math.pi / 2)
    return dict(azimuth=26, elevation=16) if view == 1 else dict(azimuth=-34, elevation=30)

def bathmat(view):
    def place(u, v):
        return ((u - .5) * 2.4, (v - .5) * 1.5, .06 + .01 * math.sin(u * 9) + (.16 * max(0, (u - .86) / .14) ** 2))
    mat = grid('mat', 160, 100, place)
    thick = mat.modifiers.new('thick', 'SOLIDIFY'); thick.thickness = .09
    edge = mat.modifiers.new('edge', 'BEVEL'); edge.width, edge.segments, edge.limit_method = .035, 4, 'ANGLE'
    uneven(mat, .03, .2)
    put(mat, material('tuft', rough=1, dyed=True, bump='terry', scale=26, depth=.1, strength=1, sheen=1, stripes=6))
    return dict(azimuth=-28, elevation=46, fill=.98) if view == 1 else dict(azimuth=24, elevation=24, fill=.98)

def duvet(view):
    box((3.1, 3.6, .55), (0, 0, .5), white(), .12)
    box((3.3, .16, 1.7), (0, 1.95, .95), wood(), .05)
    box((3.2, 3.7, .25), (0, 0, .13), wood(), .04, frame=False)
    cloth = cotton(12)
    def place(u, v):
        x, y = (u - .5) * 4.3, -2.05 + v * 3.1
        over = max(0, abs(x) - 1.62)
        fall = min(1, over / .12)
        side = (1.62 + .12 * math.sin(min(1, over / .2) * math.pi / 2)) * (1 if x > 0 else -1) if over else x
        end = max(0, -1.8 - y)
        top = .98 + .11 * (1 - (x / 1.7) ** 4 if abs(x) < 1.7 else 0) + .05 * math.sin(3.1 * x + 2 * y) * math.sin(2.3 * y + .6) + .025 * math.sin(9 * x + 5 * math.sin(3 * y))
        hang = over * 1.15 + (0.05 * math.sin(y * 9) * over)
        wobble = .07 * math.sin(y * 8.5) * min(1, over * 3)
        return (side + (wobble if side > 0 else -wobble), y if not end else -1.86 - end * .2, top * (1 if not over else 1) - max(hang, end * 1.2))
    sheet = grid('duvet', 220, 170, place)
    uneven(sheet, .12, .5)
    uneven(sheet, .05, .16)
    thick = sheet.modifiers.new('thick', 'SOLIDIFY'); thick.thickness = .06
    cut = sheet.modifiers.new('fine', 'SUBSURF'); cut.levels = cut.render_levels = 1
    put(sheet, cloth)
    flip = ribbon([(1.0 + .22 * math.cos(a), 1.07 + .13 * math.sin(a)) for a in [i / 14 * 2 * math.pi for i in range(15)]], 3.3, .06, cloth, wave=.08)
    for x in (-.8, .8): puff(1.4, .95, .5, cloth, (x, 1.5, 1.22), (math.radians(48), 0, random.uniform(-.06, .06)), .09, .07)
    return dict(azimuth=-30, elevation=24, lens=50, fill=1.08) if view == 1 else dict(azimuth=-22, elevation=20, lens=70, aim=(-.6, 1.2, 1.1), zoom=1.9)

def pillow(view):
    cloth = cotton(8)
    puff(1.7, 1.3, .62, cloth, (0, .5, .72), (math.radians(66), 0, .05), .09, .07)
    if view == 1: puff(1.7, 1.3, .6, cloth, (.12, -.18, .3), (math.radians(8), 0, -.12), .1, .07)
    return dict(azimuth=-16, elevation=17)

def cushion(view):
    cloth = linen(9)
    puff(1.5, 1.5, .66, cloth, (0, 0, .76), (math.radians(78), 0, .0), .07)
    if view != 1: puff(1.5, 1.5, .66, cloth, (.75, .5, .74), (math.radians(80), 0, -.4), .07)
    return dict(azimuth=-14, elevation=10)

def plaid(view):
    stack(1, 6, wool(), (1.7, 1.2), .085, .06)
    return dict(azimuth=-24, elevation=24) if view == 1 else dict(azimuth=30, elevation=12)

def fitted_sheet(view):
    stack(2, 4, cotton(), (1.5, 1.1), .078, .05)
    belt = material('paper belt', (.78, .75, .69), .85)
    for y, z, size in ((0, .705, (.34, 1.33, .012)), (-.66, .35, (.34, .012, .72)), (.66, .35, (.34, .012, .72))): box(size, (0, y, z), belt, .004)
    box((.2, .012, .11), (0, -.672, .36), black(), .003)
    return dict(azimuth=18, elevation=22) if view == 1 else dict(azimuth=-36, elevation=12)

def tablecloth(view):
    cloth = linen(14)
    def place(u, v):
        angle, out = u * 2 * math.pi, v * 2.25
        if out < 1.2: return (out * math.cos(angle), out * math.sin(angle), 1.04)
        drop = out - 1.2
        wave = (math.sin(angle * 13 + .7 * math.sin(angle * 3)) * .6 + math.sin(angle * 7 + 1) * .4) * .17 * min(1, drop * 1.6)
        radius = 1.2 + .06 * math.sin(min(1, drop * 8) * math.pi / 2) + wave + .1 * drop
        return (radius * math.cos(angle), radius * math.sin(angle), 1.04 - .02 * min(1, drop * 8) - drop * .96)
    sheet = grid('cloth', 420, 90, place)
    cut = sheet.modifiers.new('fine', 'SUBSURF'); cut.levels = cut.render_levels = 1
    put(sheet, cloth)
    lathe([(0, 0), (.5, 0), (.5, .04), (.08, .08), (.08, 1.0)], wood(), frame=False)
    lathe([(0, 0), (.2, 0), (.26, .16), (.1, .42), (.08, .52), (.1, .54), (.06, .5), (.0, .4)], white(), (.2, .1, 1.05))
    return dict(azimuth=10, elevation=20, lens=60, fill=1.14)

def pan(view):
    body = material('pan', rough=.45, dyed=True)
    lathe([(0, 0), (.82, 0), (.9, .04), (1.08, .34), (1.12, .36), (1.1, .38), (1.03, .34), (.86, .07), (.8, .05), (0, .05)], body)
    tube([(0, -1.05, .3), (0, -1.3, .4), (0, -1.9, .52), (0, -2.5, .5)], .085, black())
    for thing in shown: thing.rotation_euler[2] += math.radians(-52)
    return dict(azimuth=0, elevation=36) if view == 1 else dict(azimuth=40, elevation=16)

def pan_set(view):
    """Three sizes of one pan, stacked, their handles spread."""
    body = material('pan', rough=.45, dyed=True)
    felt = material('felt', (.5, .48, .45), 1, bump='noise', scale=60, depth=.01, sheen=.5)
    for size, z, spin in ((1, 0, 8), (.86, .2, 32), (.72, .4, 56)):
        made = [lathe([(0, 0), (.82, 0), (.9, .04), (1.08, .34), (1.12, .36), (1.1, .38), (1.03, .34), (.86, .07), (.8, .05), (0, .05)], body),
                tube([(0, -1.05, .3), (0, -1.3, .4), (0, -1.9, .52), (0, -2.5, .5)], .085, black()),
                tube([(0, -1.02, .29), (0, -1.2, .35)], .1, steel())]
        if size < 1: made.append(lathe([(0, 0), (.95, 0), (.97, .015), (.95, .03), (0, .03)], felt, (0, 0, -.035)))
        frame = bpy.data.objects.new('pan', None); bpy.context.collection.objects.link(frame)
        for thing in made: thing.parent = frame
        frame.location, frame.rotation_euler, frame.scale = (0, 0, z), (0, 0, math.radians(spin)), (size, size, size)
    return dict(azimuth=0, elevation=32, fill=1.02) if view == 1 else dict(azimuth=-40, elevation=20, fill=1.1)

def casserole(view):
    glaze = enamel()
    lathe([(0, 0), (.86, 0), (.98, .06), (1.05, .2), (1.08, .62), (1.1, .66), (1.04, .66), (1.0, .6), (0, .6)], glaze)
    lathe([(1.12, 0), (1.12, .05), (1.0, .1), (.6, .2), (.16, .25), (0, .25)], glaze, (0, 0, .67))
    lathe([(0, 0), (.07, 0), (.06, .08), (.17, .12), (.18, .17), (.1, .21), (0, .21)], steel(), (0, 0, .91))
    for side in (-1, 1): tube([(side * 1.02, -.26, .5), (side * 1.3, -.24, .53), (side * 1.34, 0, .54), (side * 1.3, .24, .53), (side * 1.02, .26, .5)], .075, glaze)
    return dict(azimuth=18, elevation=20) if view == 1 else dict(azimuth=-40, elevation=38)

def knives(view):
    block = material('block', rough=.5, dyed=True, bump='rib', scale=5, depth=.006, strength=.5)
    box((.8, 1.1, 1.35), (0, 0, .75), block, .05, (math.radians(-20), 0, 0))
    for row, (x, y, long) in enumerate(((-.24, .28, .75), (.02, .3, .72), (.26, .28, .66), (-.15, -.12, .55), (.18, -.12, .5))):
        base = Vector((x, y * .8 + .25, 1.24 + y * .3))
        lean = Vector((0, math.sin(math.radians(20)), math.cos(math.radians(20))))
        end = base + lean * long
        box((.05, .13, .16), tuple(base + lean * .02), steel(), .01, (math.radians(-20), 0, 0))
        box((.1, .17, long), tuple(base + lean * (long / 2 + .08)), black(), .035, (math.radians(-20), 0, 0))
        for step in (.3, .6): ball(.022, tuple(base + lean * (long * step + .1) + Vector((-.05, 0, 0))), steel())
    return dict(azimuth=-38, elevation=18) if view == 1 else dict(azimuth=42, elevation=26)

def kettle(view):
    body = matte()
    lathe([(0, .1), (.7, .1), (.72, .14), (.66, .6), (.52, 1.2), (.47, 1.32), (.44, 1.34), (0, 1.36)], body)
    lathe([(0, 0), (.74, 0), (.76, .04), (.74, .09), (0, .09)], black())
    lathe([(0, 0), (.4, 0), (.36, .05), (0, .07)], black(), (0, 0, 1.35))
    ball(.07, (0, 0, 1.47), steel())
    tube([(-.5, 0, .55), (-.85, 0, .75), (-.92, 0, 1.2), (-.78, 0, 1.6), (-.6, 0, 1.75)], .055, body)
    tube([(.46, 0, 1.22), (.8, 0, 1.34), (1.0, 0, 1.1), (.96, 0, .7), (.84, 0, .48)], .07, black())
    return dict(azimuth=12, elevation=12) if view == 1 else dict(azimuth=-35, elevation=30)

def airfryer(view):
    body = material('body', rough=.3, dyed=True)
    lathe([(0, 0), (.72, 0), (.82, .06), (.9, .5), (.88, 1.2), (.76, 1.62), (.5, 1.78), (0, 1.82)], body)
    box((1.0, .3, .78), (0, -.72, .5), body, .12)
    box((.22, .5, .16), (0, -1.1, .62), black(), .06)
    box((.5, .06, .34), (0, -.87, 1.25), material('glass', (.015, .015, .02), .08), .03, (math.radians(-8), 0, 0))
    box((.3, .01, .07), (0, -.905, 1.29), material('digits', (.9, .95, 1), .5, emit=2.5), .004, (math.radians(-8), 0, 0))
    ring(.886, .012, (0, 0, .95), black())
    return dict(azimuth=26, elevation=14) if view == 1 else dict(azimuth=-38, elevation=24)

def mug(view):
    glaze = material('glaze', rough=.28, dyed=True, bump='noise', scale=6, depth=.01, strength=.3)
    raw = material('raw', (.55, .42, .3), .9, bump='noise', scale=60, depth=.006)
    for x, y, spin in ((-.5, .1, 200), (.55, -.15, -40)):
        lathe([(0, .02), (.36, .02), (.4, .06), (.42, .3), (.42, .92), (.4, .95), (.37, .92), (.36, .12), (0, .1)], glaze, (x, y, 0))
        lathe([(0, 0), (.36, 0), (.405, .05), (.415, .14), (.41, .15), (0, .1)], raw, (x, y, 0))
        a = math.radians(spin)
        tube([(x + r * math.cos(a), y + r * math.sin(a), z) for r, z in ((.38, .76), (.62, .78), (.7, .5), (.6, .28), (.38, .26))], .06, glaze)
    return dict(azimuth=-8, elevation=20) if view == 1 else dict(azimuth=30, elevation=44)

def bottle(view):
    lathe([(0, 0), (.3, 0), (.34, .04), (.35, .1), (.35, 1.3), (.33, 1.42), (.24, 1.55), (.235, 1.58), (0, 1.58)], material('powder', rough=.5, dyed=True, bump='noise', scale=140, depth=.004, strength=.4))
    lathe([(0, 0), (.25, 0), (.255, .03), (.25, .04), (0, .04)], steel(), (0, 0, 1.57))
    lathe([(0, 0), (.24, 0), (.25, .04), (.25, .28), (.22, .34), (0, .35)], black(), (0, 0, 1.61))
    tube([(-.2, 0, 1.92), (-.16, 0, 2.1), (0, 0, 2.15), (.16, 0, 2.1), (.2, 0, 1.92)], .035, black())
    lathe([(0, 0), (.335, 0), (.345, .05), (0, .05)], steel(), (0, 0, -.005))
    return dict(azimuth=15, elevation=9) if view == 1 else dict(azimuth=-20, elevation=34)

def headphones(view):
    shell, soft = material('shell', rough=.36, dyed=True), material('leather', (.03, .03, .032), .55, bump='noise', scale=30, depth=.012)
    tube([(-.86, 0, .55), (-.9, 0, 1.0), (-.72, 0, 1.62), (0, 0, 1.98), (.72, 0, 1.62), (.9, 0, 1.0), (.86, 0, .55)], .06, shell)
    tube([(-.7, 0, 1.5), (-.45, 0, 1.75), (0, 0, 1.86), (.45, 0, 1.75), (.7, 0, 1.5)], .1, soft)
    for side in (-1, 1):
        cup = lathe([(0, .3), (.3, .3), (.42, .24), (.47, .1), (.46, 0), (.3, 0), (0, 0)], shell, (side * .8, 0, .52))
        cup.rotation_euler = (math.radians(0), side * math.radians(86), 0)
        cup.scale = (1.12, .9, 1)
        pad = ring(.33, .13, (side * .72, 0, .52), soft, (0, side * math.radians(86), 0))
        pad.scale = (1.15, .95, .9)
        tube([(side * .88, 0, 1.1), (side * .97, 0, .8)], .035, steel())
    for thing in shown: thing.rotation_euler.rotate_axis('X', 0)
    return dict(azimuth=34, elevation=12) if view == 1 else dict(azimuth=-30, elevation=20)

def speaker(view):
    grille = material('grille', rough=.95, dyed=True, bump='terry', scale=44, depth=.02, strength=.8)
    lathe([(0, .02), (.5, .02), (.56, .06), (.58, .14), (.58, 1.36), (.56, 1.44), (.5, 1.48), (0, 1.48)], grille)
    lathe([(.3, 0), (.47, 0), (.5, .02), (.46, .05), (0, .03)], black(), (0, 0, 1.48))
    lathe([(0, 0), (.52, 0), (.55, .05), (.5, .09), (0, .09)], black())
    ring(.4, .012, (0, 0, 1.53), material('glow', (.9, .6, .3), .4, emit=1.6))
    tube([(.56, -.1, 1.15), (.72, -.12, 1.1), (.74, -.12, .9), (.57, -.1, .82)], .03, black())
    return dict(azimuth=20, elevation=18) if view == 1 else dict(azimuth=-35, elevation=42)

def powerbank(view):
    shell = material('shell', rough=.38, dyed=True)
    box((.78, .2, 1.5), (-.15, 0, .76), shell, .09, (math.radians(-9), 0, math.radians(12)), 10)
    box((.78, 1.5, .2), (.45, -.85, .1), shell, .09, (0, 0, math.radians(-28)), 10)
    for i in range(4): ball(.022, (-.38 + i * .07, -.115 + .012 * i, .3), material('dot', (.8, .95, .85), .4, emit=1.5))
    tube([(-.1, -.05, 1.5), (-.1, -.06, 1.66), (.35, -.15, 1.6), (.85, -.4, .9), (1.0, -.9, .06), (.7, -1.5, .05)], .035, black())
    return dict(azimuth=8, elevation=20) if view == 1 else dict(azimuth=-40, elevation=34)

def lamp(view):
    paint = matte()
    lathe([(0, 0), (.55, 0), (.56, .05), (.5, .09), (0, .1)], paint)
    tube([(0, 0, .08), (.42, 0, 1.15)], .032, paint)
    tube([(.42, 0, 1.15), (-.38, 0, 1.95)], .032, paint)
    ball(.07, (.42, 0, 1.15), steel()); ball(.06, (-.38, 0, 1.95), steel())
    shade = lathe([(.1, .42), (.16, .4), (.22, .3), (.46, -.12), (.45, -.13), (.2, .28), (.1, .36)], paint, (-.5, 0, 1.78))
    shade.rotation_euler = (0, math.radians(14), 0)
    ball(.11, (-.5, 0, 1.75), material('bulb', (1, .9, .7), .5, emit=7))
    bpy.ops.object.light_add(type='POINT', location=(-.52, 0, 1.55)); bpy.context.object.data.energy = 26; bpy.context.object.data.color = (1, .82, .58); bpy.context.object.data.shadow_soft_size = .15
    return dict(azimuth=-12, elevation=8) if view == 1 else dict(azimuth=-48, elevation=4)

def table_lamp(view):
    stone = clay()
    lathe([(0, 0), (.4, 0), (.44, .05), (.36, .3), (.2, .62), (.15, .95), (0, .95)], stone)
    lathe([(.02, .52), (.3, .48), (.62, .3), (.78, .04), (.8, 0), (.76, .0), (.5, .26), (.02, .42)], stone, (0, 0, .95))
    bpy.ops.object.light_add(type='POINT', location=(0, 0, 1.08)); bpy.context.object.data.energy = 38; bpy.context.object.data.color = (1, .8, .55); bpy.context.object.data.shadow_soft_size = .14
    return dict(azimuth=0, elevation=7) if view == 1 else dict(azimuth=20, elevation=26)

def clock(view):
    shell = material('shell', rough=.4, dyed=True)
    body = lathe([(0, 0), (.74, 0), (.78, .05), (.78, .4), (.74, .46), (.7, .44), (.69, .4), (0, .4)], shell, (0, .2, .95)); body.rotation_euler = (math.radians(90), 0, 0)
    face = lathe([(0, 0), (.69, 0)], material('face', (.86, .85, .81), .5), (0, -.207, .95)); face.rotation_euler = (math.radians(90), 0, 0)
    for hour in range(12):
        a = hour * math.pi / 6
        box((.03 if hour % 3 else .05, .012, .09 if hour % 3 else .14), (.57 * math.sin(a), -.212, .95 + .57 * math.cos(a)), black(), .004, (0, a, 0))
    for angle, long, wide in ((305, .34, .045), (60, .5, .035), (180, .42, .012)):
        a = math.radians(angle)
        box((wide, .012, long), (long / 2 * math.sin(a), -.22, .95 + long / 2 * math.cos(a)), black() if wide > .02 else material('second', (.7, .12, .06), .4), .004, (0, a, 0))
    ball(.035, (0, -.22, .95), black())
    for side in (-1, 1):
        tube([(side * .4, .1, .35), (side * .58, .0, .02)], .05, shell)
        bell = lathe([(.3, 0), (.3, .04), (.24, .16), (.1, .24), (0, .25)], steel(), (side * .48, .05, 1.6)); bell.rotation_euler = (0, side * math.radians(32), 0)
    tube([(-.3, .05, 1.72), (-.2, .05, 2.0), (.2, .05, 2.0), (.3, .05, 1.72)], .03, shell)
    return dict(azimuth=22, elevation=10) if view == 1 else dict(azimuth=-30, elevation=18)

def suitcase(view):
    shell = material('shell', rough=.42, dyed=True, bump='noise', scale=120, depth=.004, strength=.3)
    box((1.25, .72, 1.8), (0, 0, 1.08), shell, .16, (0, 0, 0), 10)
    for i in range(7): box((.075, .76, 1.5), (-.48 + i * .16, 0, 1.08), shell, .035)
    box((1.27, .035, 1.82), (0, 0, 1.08), black(), .15, (0, 0, 0), 10)
    for x in (-.45, .45):
        for y in (-.24, .24):
            wheel = ring(.07, .045, (x, y, .11), black(), (0, math.radians(90), 0)); box((.12, .12, .1), (x, y, .18), black(), .03)
    for x in (-.28, .28): tube([(x, .16, 1.9), (x, .16, 2.62)], .03, steel())
    box((.7, .1, .1), (0, .16, 2.65), black(), .045)
    tube([(.64, 0, .85), (.72, 0, .95), (.72, 0, 1.25), (.64, 0, 1.35)], .035, black())
    tube([(-.2, 0, 1.98), (-.16, 0, 2.08), (.16, 0, 2.08), (.2, 0, 1.98)], .03, black())
    return dict(azimuth=34, elevation=12) if view == 1 else dict(azimuth=-42, elevation=20)

def backpack(view):
    cloth = material('nylon', rough=.8, dyed=True, bump='weave', scale=70, depth=.006, strength=.6)
    box((1.15, .62, 1.7), (0, 0, .88), cloth, .28, (0, 0, 0), 10, .05)
    box((.9, .26, .72), (0, -.36, .52), cloth, .12, (0, 0, 0), 8, .03)
    tube([(-.55, -.31, 1.3), (-.4, -.34, 1.52), (.4, -.34, 1.52), (.55, -.31, 1.3)], .018, black())
    tube([(-.42, -.5, .76), (.42, -.5, .76)], .014, black())
    tube([(-.16, .1, 1.7), (-.14, .1, 1.92), (.14, .1, 1.92), (.16, .1, 1.7)], .045, cloth)
    for side in (-1, 1): tube([(side * .35, .3, 1.6), (side * .62, .5, 1.3), (side * .66, .5, .6), (side * .5, .32, .15)], .06, cloth)
    box((.16, .02, .1), (0, -.345, 1.2), material('label', (.5, .33, .2), .7), .01)
    return dict(azimuth=24, elevation=12) if view == 1 else dict(azimuth=-40, elevation=20)

def vase(view):
    lathe([(0, 0), (.3, 0), (.36, .04), (.56, .3), (.64, .62), (.56, .95), (.34, 1.2), (.2, 1.38), (.18, 1.55), (.24, 1.68), (.22, 1.69), (.15, 1.55), (.1, 1.3)], clay())
    twig, leaf = material('twig', (.22, .13, .07), .8), material('leaf', (.2, .24, .12), .7)
    for i in range(5):
        a, lean = i * 1.3, .25 + .07 * i
        points = [(0, 0, 1.3), (.05 * math.cos(a), .05 * math.sin(a), 1.7), (lean * .6 * math.cos(a), lean * .6 * math.sin(a), 2.2), (lean * math.cos(a), lean * math.sin(a), 2.65)]
        tube(points, .012, twig)
        for j in range(7):
            t = .35 + j * .1
            b = a + j * 2.4
            ball(.09, (lean * t * math.cos(a) + .08 * math.cos(b), lean * t * math.sin(a) + .08 * math.sin(b), 1.55 + t * 1.05), leaf, (1, .28, .55)).rotation_euler = (b, a, b)
    return dict(azimuth=0, elevation=9) if view == 1 else dict(azimuth=30, elevation=30)

def candle(view):
    jar = material('jar', rough=.3, dyed=True)
    lathe([(0, 0), (.5, 0), (.54, .04), (.55, .1), (.55, 1.05), (.53, 1.07), (.51, 1.05), (.5, .8), (0, .8)], jar)
    lathe([(0, .9), (.3, .89), (.505, .91)], material('wax', (.86, .8, .66), .45, emit=.12))
    tube([(0, 0, .88), (.01, 0, 1.02)], .014, black())
    ball(.05, (.01, 0, 1.12), material('flame', (1, .8, .4), .5, emit=14), (.7, .7, 1.9))
    box((.5, .02, .4), (0, -.545, .5), material('label', (.86, .84, .78), .8), .008)
    box((.26, .022, .02), (0, -.548, .54), black(), .002); box((.16, .022, .012), (0, -.548, .46), black(), .002)
    bpy.ops.object.light_add(type='POINT', location=(0, 0, 1.2)); bpy.context.object.data.energy = 9; bpy.context.object.data.color = (1, .7, .38); bpy.context.object.data.shadow_soft_size = .06
    return dict(azimuth=14, elevation=20) if view == 1 else dict(azimuth=-10, elevation=44)

def cable(view):
    braid = material('braid', rough=.7, dyed=True, bump='terry', scale=70, depth=.012, strength=.8)
    points = [(.0, -1.5, .06), (.5, -1.3, .06)]
    for i in range(64):
        a, r = i / 16 * 2 * math.pi - 1.2, .8 + .05 * math.sin(i * .9)
        points.append((r * math.cos(a), r * math.sin(a), .07 + i * .006 + .02 * math.sin(i)))
    points += [(1.0, -.5, .3), (1.3, -1.0, .1)]
    tube(points, .05, braid)
    for (x, y, z), turn in (((-.16, -1.56, .07), .35), ((1.37, -1.15, .1), -2.7)):
        box((.15, .32, .09), (x, y, z), steel(), .04, (0, 0, turn + math.pi / 2 if turn > 0 else turn))
    ring(.84, .02, (0, 0, .2), material('strap', (.6, .3, .1), .8))
    return dict(azimuth=-14, elevation=46)


def flashlight(view):
    shell = material('anodised', rough=.34, metal=.0, dyed=True)
    def torch(at, turn):
        made = [lathe([(0, 0), (.2, 0), (.21, .03), (.21, .06), (.18, .1), (.18, 1.1), (.2, 1.16), (.3, 1.4), (.31, 1.7), (.29, 1.72)], shell),
                lathe([(.29, 1.7), (.26, 1.66), (0, 1.62)], material('lens', (.9, .9, .86), .08, emit=.5)),
                lathe([(.3, 1.7), (.318, 1.7), (.318, 1.76), (.27, 1.76), (.27, 1.7)], dark_steel())]
        for i in range(9): made.append(ring(.181, .012, (0, 0, .25 + i * .07), dark_steel()))
        made.append(ball(.05, (.18, 0, 1.12), black()))
        frame = bpy.data.objects.new('torch', None); bpy.context.collection.objects.link(frame)
        for thing in made: thing.parent = frame
        frame.location, frame.rotation_euler = at, turn
    torch((-.95, -.1, .31), (0, math.radians(84), math.radians(24)))
    torch((-.5, .85, 0), (0, 0, .4))
    return dict(azimuth=-14, elevation=20) if view == 1 else dict(azimuth=34, elevation=34)

def screwdrivers(view):
    grip = material('grip', rough=.42, dyed=True)
    for i in range(6):
        x, long, wide = (i - 2.5) * .36, .95 - .09 * abs(i - 1), .026 + .005 * (i % 3)
        made = [lathe([(0, 0), (.07, .0), (.115, .06), (.12, .3), (.1, .42), (.12, .55), (.1, .66), (.05, .7), (0, .7)], grip, (0, 0, 0)),
                lathe([(0, .7), (.06, .7), (.062, .74), (wide, .78), (wide, .78 + long), (wide * .5, .84 + long), (0, .85 + long)], steel()),
                lathe([(.112, .1), (.124, .12), (.126, .26), (.116, .28)], black())]
        frame = bpy.data.objects.new('driver', None); bpy.context.collection.objects.link(frame)
        for thing in made: thing.parent = frame
        frame.location, frame.rotation_euler = (x, .8 + .05 * (i % 2), .13), (math.radians(90), 0, random.uniform(-.04, .04))
    return dict(azimuth=-8, elevation=48) if view == 1 else dict(azimuth=30, elevation=26)

def toolbox(view):
    shell = material('powder', rough=.45, dyed=True, bump='noise', scale=140, depth=.003, strength=.25)
    box((2.1, .95, .72), (0, 0, .38), shell, .04)
    box((2.14, .99, .1), (0, 0, .78), shell, .03)
    box((2.1, .95, .24), (0, 0, .93), shell, .1)
    tube([(-.5, 0, 1.02), (-.48, 0, 1.26), (.48, 0, 1.26), (.5, 0, 1.02)], .055, black())
    for x in (-.62, .62):
        box((.22, .05, .3), (x, -.5, .76), steel(), .02); box((.1, .06, .1), (x, -.52, .68), dark_steel(), .02)
    for x in (-1.0, 1.0):
        for z in (.1, .66): ball(.025, (x, -.485, z), steel())
    box((.5, .02, .16), (0, -.485, .4), material('plate', (.8, .79, .76), .5), .01)
    return dict(azimuth=-26, elevation=18) if view == 1 else dict(azimuth=32, elevation=36)

def umbrella(view):
    cloth = material('canopy', rough=.62, dyed=True, bump='weave', scale=110, depth=.002, strength=.3)
    def canopy(u, v):
        angle, out = u * 2 * math.pi, v * 1.5
        slack = abs(math.sin(angle * 4))
        drop = .62 * (out / 1.5) ** 2 * (1 - .1 * slack)
        reach = out * (1 - .08 * slack * v)
        return (reach * math.cos(angle), reach * math.sin(angle), -drop)
    top = grid('canopy', 193, 40, canopy)
    thick = top.modifiers.new('thick', 'SOLIDIFY'); thick.thickness = .01
    put(top, cloth)
    spare = [top, tube([(0, 0, .2), (0, 0, .02)], .03, steel()), tube([(0, 0, 0), (0, 0, -1.75)], .026, dark_steel()),
             tube([(0, 0, -1.7), (0, 0, -2.0), (.02, 0, -2.18), (.16, 0, -2.3), (.3, 0, -2.18), (.31, 0, -2.06)], .06, wood())]
    for i in range(8):
        a = (i + .5) * math.pi / 4 - math.pi / 8
        spare.append(tube([(0, 0, -.03), (.75 * math.cos(a), .75 * math.sin(a), -.17), (1.49 * math.cos(a), 1.49 * math.sin(a), -.63)], .012, dark_steel()))
    frame = bpy.data.objects.new('umbrella', None); bpy.context.collection.objects.link(frame)
    for thing in spare: thing.parent = frame
    # At this tilt the rim and the end of the handle are equally low, so it rests on both.
    frame.location, frame.rotation_euler = (0, 0, 1.55), (math.radians(-50), 0, math.radians(-82))
    return dict(azimuth=28, elevation=14) if view == 1 else dict(azimuth=-30, elevation=26)

def board(view):
    grain = material('grain', rough=.55, dyed=True, bump='rib', scale=3.2, depth=.006, strength=.4, stripes=6)
    plank = box((1.25, .09, 1.8), (-.1, .32, .95), grain, .04, (math.radians(-12), 0, math.radians(4)), 8)
    lying = box((1.5, .9, .08), (.45, -.45, .05), grain, .04, (0, 0, math.radians(-14)), 8)
    crust = material('crust', (.48, .27, .12), .85, bump='noise', scale=14, depth=.04, strength=.8)
    ball(.34, (.42, -.45, .24), crust, (1.35, .82, .58))
    box((.07, .03, .7), (1.02, -.55, .12), steel(), .012, (math.radians(88), 0, math.radians(-20)))
    box((.08, .05, .42), (.84, -1.06, .13), wood(), .02, (math.radians(88), 0, math.radians(-20)))
    return dict(azimuth=-16, elevation=22) if view == 1 else dict(azimuth=26, elevation=40)

def bowls(view):
    glaze = material('glaze', rough=.24, dyed=True, bump='noise', scale=5, depth=.01, strength=.3)
    def bowl(x, y, z): lathe([(0, 0), (.3, 0), (.32, .04), (.5, .16), (.66, .42), (.68, .52), (.66, .53), (.63, .44), (.46, .19), (.2, .1), (0, .09)], glaze, (x, y, z))
    for i in range(3): bowl(-.42, .2, i * .2)
    bowl(.75, -.35, 0)
    fruit = material('lemon', (.72, .5, .07), .5, bump='noise', scale=40, depth=.008)
    for x, y, z in ((.62, -.3, .34), (.9, -.4, .36), (.74, -.52, .36)): ball(.17, (x, y, z), fruit, (1.25, 1, 1)).rotation_euler = (x * 9, y * 5, z * 8)
    return dict(azimuth=-10, elevation=26) if view == 1 else dict(azimuth=24, elevation=48)

def toaster(view):
    shell = enamel()
    box((1.7, .95, 1.05), (0, 0, .62), shell, .3, (0, 0, 0), 12)
    box((1.45, .72, .12), (0, 0, .06), black(), .05)
    for y in (-.17, .17): box((1.15, .13, .1), (0, y, 1.12), material('slot', (.01, .01, .01), .9), .03)
    bread = material('bread', (.66, .42, .19), .9, bump='noise', scale=22, depth=.02)
    box((.9, .1, .8), (0, -.17, 1.12), bread, .1, (0, 0, 0), 8); box((.9, .1, .8), (.02, .17, 1.08), bread, .1, (0, 0, 0), 8)
    box((.1, .22, .07), (.9, 0, .86), steel(), .03)
    dial = lathe([(0, 0), (.11, 0), (.12, .03), (.1, .07), (0, .07)], steel(), (.86, -.02, .45)); dial.rotation_euler = (0, math.radians(90), 0)
    ring(.49, .004, (0, 0, .1), black())
    return dict(azimuth=28, elevation=16) if view == 1 else dict(azimuth=-30, elevation=30)

def planter(view):
    stuff = material('pot', rough=.78, dyed=True, bump='noise', scale=26, depth=.006, strength=.35)
    lathe([(0, .05), (.4, .05), (.43, .08), (.56, .86), (.6, .88), (.6, 1.0), (.54, 1.0), (.5, .85), (0, .84)], stuff)
    lathe([(0, 0), (.5, 0), (.58, .03), (.6, .1), (.57, .1), (.5, .05), (0, .05)], stuff)
    earth, leaf = material('earth', (.05, .035, .025), 1, bump='noise', scale=30, depth=.05), material('leaf', (.045, .13, .035), .38)
    lathe([(0, .92), (.3, .91), (.53, .88)], earth)
    for i in range(17):
        a, long, lean = i * 2.4, .85 + .35 * random.random(), .25 + .5 * (i / 17)
        def blade(u, v):
            along, wide = v, .13 * math.sin(math.pi * (.08 + .92 * v) ** .8) * (u - .5) * 2
            out = lean * along ** 1.6 * 1.25 + .08
            up = long * (along - .32 * lean * along ** 3)
            return (out * math.cos(a) - wide * math.sin(a), out * math.sin(a) + wide * math.cos(a), .9 + up - abs(u - .5) * .05)
        put(grid('leaf', 9, 18, blade), leaf)
    return dict(azimuth=12, elevation=12) if view == 1 else dict(azimuth=-22, elevation=32)

def wall_clock(view):
    rim, face = material('rim', rough=.35, dyed=True), material('face', (.86, .85, .81), .5)
    parts = [lathe([(0, 0), (1.0, 0), (1.04, .05), (1.04, .14), (1.0, .17), (.95, .14), (.94, .08)], rim), lathe([(0, .07), (.95, .07)], face)]
    for minute in range(60):
        a, major = minute * math.pi / 30, minute % 5 == 0
        parts.append(box((.03 if major else .012, .15 if major else .07, .01), (.84 * math.sin(a), .84 * math.cos(a), .08), black(), .002, (0, 0, -a)))
    for angle, long, wide in ((304, .5, .05), (48, .76, .035)):
        a = math.radians(angle)
        parts.append(box((wide, long, .012), (long / 2 * math.sin(a), long / 2 * math.cos(a), .1), black(), .004, (0, 0, -a)))
    parts.append(ball(.05, (0, 0, .1), black(), (1, 1, .5)))
    frame = bpy.data.objects.new('clock', None); bpy.context.collection.objects.link(frame)
    for thing in parts: thing.parent = frame
    frame.location, frame.rotation_euler = (0, .1, 1.08), (math.radians(82), 0, 0)
    return dict(azimuth=24, elevation=8) if view == 1 else dict(azimuth=-30, elevation=16)

def basket(view):
    rope = material('rope', rough=1, dyed=True, bump='weave', scale=38, depth=.02, strength=.8)
    for i in range(13): ring(.72 + .012 * i + .02 * math.sin(i * .7), .062, (.008 * math.sin(i * 2.1), .008 * math.cos(i * 1.7), .06 + i * .098), rope)
    lathe([(0, .03), (.7, .03)], rope)
    for side in (-1, 1): tube([(side * .86, -.26, 1.12), (side * 1.0, -.24, 1.36), (side * 1.0, .24, 1.36), (side * .86, .26, 1.12)], .055, rope)
    throw = material('throw', (.62, .57, .49), 1, bump='noise', scale=40, depth=.02, sheen=.6)
    for x, y, spin in ((-.2, .1, .3), (.25, -.08, -.4)): roll(3.2, .07, .95, throw, (x, y, 1.14), spin)
    return dict(azimuth=16, elevation=18) if view == 1 else dict(azimuth=-26, elevation=40)

def yoga_mat(view):
    rubber = material('rubber', rough=.8, dyed=True, bump='terry', scale=70, depth=.006, strength=.5)
    path = [(2.3 - i * .06, .02) for i in range(34)]
    for i in range(96):
        angle = i / 24 * 2 * math.pi
        radius = .36 - .0028 * i
        path.append((.28 - radius * math.sin(angle), .38 - radius * math.cos(angle)))
    ribbon(path, 1.3, .035, rubber, (0, -.3, .02), .004, math.radians(200))
    return dict(azimuth=-30, elevation=24) if view == 1 else dict(azimuth=36, elevation=36)

def gift_card(view):
    paper, pale = material('card', rough=.5, dyed=True), material('envelope', (.74, .71, .65), .9, bump='noise', scale=120, depth=.002)
    box((2.2, .012, 1.45), (.12, .22, .76), pale, .006, (math.radians(-14), 0, math.radians(5)))
    box((1.75, .03, 1.1), (-.12, -.18, .58), paper, .012, (math.radians(-20), 0, math.radians(-6)), 4)
    box((1.75, 1.1, .03), (.5, -.95, .02), paper, .012, (0, 0, math.radians(-16)), 4)
    ribbon_stuff = material('ribbon', (.8, .74, .62), .5, sheen=.3)
    box((.14, .034, 1.11), (-.52, -.185, .58), ribbon_stuff, .004, (math.radians(-20), 0, math.radians(-6)))
    for turn in (.5, -.5, 2.6, -2.6): tube([(-.52, -.22, .72), (-.52 + .26 * math.sin(turn), -.3, .72 + .26 * math.cos(turn)), (-.52 + .3 * math.sin(turn * 1.3), -.3, .72 + .12 * math.cos(turn)), (-.52, -.22, .72)], .03, ribbon_stuff)
    return dict(azimuth=-10, elevation=20) if view == 1 else dict(azimuth=26, elevation=38)

def booklet(view):
    cover, sheets = material('cover', rough=.6, dyed=True), material('sheets', (.8, .78, .74), .9)
    box((1.3, .1, 1.75), (-.15, .3, .92), sheets, .008, (math.radians(-14), 0, math.radians(10)))
    box((1.34, .02, 1.8), (-.165, .235, .91), cover, .008, (math.radians(-14), 0, math.radians(10)))
    box((.8, .012, .36), (-.18, .21, 1.24), material('label', (.84, .82, .77), .8), .004, (math.radians(-14), 0, math.radians(10)))
    for z, wide in ((1.3, .5), (1.2, .34)): box((wide, .006, .022), (-.182, .2 - (1.3 - z) * .2, z), black(), .002, (math.radians(-14), 0, math.radians(10)))
    for i in range(5): box((1.3, 1.75, .008), (.55 + i * .06, -.55 - i * .05, .012 + i * .012), sheets, .003, (0, 0, math.radians(-24 + i * 5)))
    tube([(.1, -1.0, .1), (1.1, -.5, .1)], .035, wood()); tube([(1.1, -.5, .1), (1.2, -.45, .1)], .02, black())
    return dict(azimuth=-12, elevation=24) if view == 1 else dict(azimuth=24, elevation=40)

def gift_box(view):
    card, tape = material('card', rough=.7, dyed=True, bump='noise', scale=150, depth=.002), material('tape', (.78, .72, .6), .8, bump='weave', scale=120, depth=.003)
    box((1.8, 1.5, .62), (0, 0, .32), card, .015); box((1.86, 1.56, .26), (0, 0, .6), card, .015)
    box((.2, 1.58, .5), (0, 0, .49), tape, .01); box((1.88, .2, .5), (0, 0, .49), tape, .01)
    for a in (.5, 2.64, 3.7, 5.7): tube([(0, 0, .76), (.3 * math.cos(a), .3 * math.sin(a), 1.02), (.52 * math.cos(a), .52 * math.sin(a), .92), (.3 * math.cos(a), .3 * math.sin(a), .8), (0, 0, .76)], .045, tape)
    for a in (1.4, 4.9): tube([(0, 0, .77), (.3 * math.cos(a), .3 * math.sin(a), .8), (.62 * math.cos(a), .62 * math.sin(a), .78)], .04, tape)
    return dict(azimuth=-24, elevation=24) if view == 1 else dict(azimuth=30, elevation=42)

def napkins(view):
    cloth = linen(10)
    stack(3, 4, cloth, (1.25, 1.2), .04, .035)
    for x, y in ((-.18, .1), (.16, -.12)): ring(.15, .045, (x, y, .6), wood())
    return dict(azimuth=-18, elevation=26) if view == 1 else dict(azimuth=34, elevation=16)


def hung(width, front, back, rail, stuff, cells=0):
    """A cloth over a rail: flat where it bends, in soft folds lower down; `cells` of waffle across, in its own relief."""
    long, bend = front + back + math.pi * .07, math.pi * .07
    def place(u, v):
        x, s = (u - .5) * width, v * long
        around = min(1, max(0, (s - back) / bend)) * math.pi
        drop = max(0, back - s, s - back - bend)
        side = 1 if s < back + bend / 2 else -1
        hem = min(u, 1 - u) * width < .035 or min(v, 1 - v) * long < .045
        loose = min(1, drop / .9) ** 1.3
        fold = .105 * math.sin(8.2 * x + .9 * side + .5 * drop) + .03 * math.sin(17 * x + 2 + 1.2 * drop)
        deep = max(abs(math.sin(math.pi * cells * u)), abs(math.sin(math.pi * cells * v * long / width))) ** 5 if cells and not hem else .55
        out = .07 + (.022 * deep if cells else 0) + (.012 if hem else 0)
        y, z = math.cos(around) * out, rail + math.sin(around) * out - drop
        return (x * (1 - .07 * loose) + .02 * loose * math.sin(5 * drop), y - loose * (fold + .09) * (1 if side < 0 else -.4), z + .012 * math.sin(4 * x) * loose)
    sheet = grid('hung', 12 * (cells or 20) + 1, 20 * (cells or 20) + 1, place)
    for corner in sheet.data.uv_layers[0].data: corner.uv.y *= long / width
    thick = sheet.modifiers.new('thick', 'SOLIDIFY'); thick.thickness, thick.offset = .012, -1
    return put(sheet, stuff)

def kitchen_towel(view):
    return railed(material('waffle', rough=1, dyed=True, bump='noise', scale=90, depth=.006, strength=.4, sheen=.5), view, 30)

def kitchen_cloth(view):
    return railed(linen(11), view)

def railed(stuff, view, cells=0):
    """A cloth as it hangs in a kitchen, over the rail on the wall."""
    rail = 3.3
    for lamp in bpy.data.lights: lamp.energy *= .8
    hung(1.25, 1.4, 1.05, rail, stuff, cells)
    box((14, .2, 14), (0, .62, 4), material('wall', (.80, .77, .72), .95), .01, frame=False)
    tube([(-.86, 0, rail), (.86, 0, rail)], .045, steel())
    for x in (-.8, .8):
        foot = lathe([(0, 0), (.05, 0), (.05, .52), (0, .52)], steel(), (x, 0, rail)); foot.rotation_euler = (math.radians(-90), 0, 0)
        plate = lathe([(0, 0), (.11, 0), (.12, .02), (.11, .05), (0, .05)], steel(), (x, .47, rail)); plate.rotation_euler = (math.radians(-90), 0, 0)
    return dict(azimuth=-16, elevation=5, fill=.98) if view == 1 else dict(azimuth=26, elevation=16, fill=1.0)

def runner(view):
    cloth, top, long, hang = linen(10), 1.04, 3.0, .78
    box((2.3, long, .1), (0, 0, top - .05), material('oak', (.43, .29, .17), .5, bump='rib', scale=3, depth=.003), .03, frame=False)
    for x in (-1.0, 1.0):
        for y in (-long / 2 + .16, long / 2 - .16): box((.13, .13, top), (x, y, top / 2 - .03), material('oak', (.43, .29, .17), .5), .02, frame=False)
    edge = long / 2 + .02
    def place(u, v):
        x, s = (u - .5) * .86, v * (2 * hang + 2 * edge) - hang - edge
        over = max(0, abs(s) - edge)
        turn = min(1, over / .09) * math.pi / 2
        crease = sum(math.exp(-((s - at) / .025) ** 2) for at in (-.75, 0, .75)) * .006
        hem = .008 if min(u, 1 - u) * .86 < .03 or hang - over < .06 else 0
        wave = min(1, over / .5) * (.05 * math.sin(7 * x + (1 if s > 0 else 0)) + .02 * math.sin(15 * x + 2))
        out = edge + .05 * math.sin(turn) + wave + hem
        lift = .012 + crease + hem + .012 * max(0, math.sin(2.2 * s + 3 * x) * math.sin(5 * x + s))
        return (x * (1 - .03 * min(1, over)) + .006 * math.sin(2.5 * s), (out if s > 0 else -out) if over else s, top + lift - max(0, over - .03))
    sheet = grid('runner', 90, 420, place)
    thick = sheet.modifiers.new('thick', 'SOLIDIFY'); thick.thickness = .014
    put(sheet, cloth)
    lathe([(0, 0), (.2, 0), (.26, .16), (.1, .42), (.08, .52), (.1, .54), (.06, .5), (.0, .4)], white(), (.05, .35, top + .02), frame=False)
    lathe([(0, 0), (.12, 0), (.14, .03), (.27, .13), (.3, .2), (.28, .2), (.24, .13), (.1, .05), (0, .04)], white(), (-.1, -.5, top + .02), frame=False)
    return dict(azimuth=-24, elevation=27, lens=60, aim=(.12, -.5, .72), fill=1.02) if view == 1 else dict(azimuth=28, elevation=15, lens=60, aim=(0, -.8, .8), fill=1.02, zoom=1.25)


def shifted(make, x, y=0, spin=0.0):
    """What a scene builds, put somewhere else."""
    before = set(bpy.context.scene.objects)
    make(1)
    frame = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(frame)
    for thing in set(bpy.context.scene.objects) - before - {frame}: thing.parent = frame
    frame.location, frame.rotation_euler[2] = (x, y, 0), spin

def hero_bath(view):
    shifted(towel_stack, -.1)
    shifted(towel_roll, 2.1, .1, .3)
    shifted(vase, -1.75, .7)
    shifted(lambda v: towels(2, (1.4, 1.0), 0), 4.1, .2, .15)
    return dict(azimuth=6, elevation=10, lens=70, fill=1.15, aim=(.4, 0, .95))

def hero_bed(view):
    angle = duvet(1)
    return dict(azimuth=-34, elevation=17, lens=50, aim=(-.2, .6, .9), fill=1.12)

def hero_kitchen(view):
    shifted(casserole, 0)
    shifted(mug, 2.5, -.2)
    shifted(kettle, -2.5, .5, .2)
    shifted(pan, 4.4, .6, .3)
    return dict(azimuth=4, elevation=12, lens=70, fill=1.05, aim=(.6, 0, .7))

SCENES = {name.replace('_', '-'): value for name, value in list(globals().items()) if name in (
    'towel_stack', 'towel_folded', 'towel_roll', 'bathmat', 'duvet', 'pillow', 'cushion', 'plaid', 'fitted_sheet', 'tablecloth', 'pan', 'pan_set', 'casserole', 'knives', 'kettle',
    'airfryer', 'mug', 'bottle', 'headphones', 'speaker', 'powerbank', 'lamp', 'table_lamp', 'clock', 'suitcase', 'backpack', 'vase', 'candle', 'cable',
    'flashlight', 'screwdrivers', 'toolbox', 'umbrella', 'board', 'bowls', 'toaster', 'planter', 'wall_clock', 'basket', 'yoga_mat', 'gift_card', 'booklet', 'gift_box', 'napkins', 'kitchen_towel', 'kitchen_cloth', 'runner',
    'hero_bath', 'hero_bed', 'hero_kitchen')}

if __name__ == '__main__':
    out, samples, *wanted = sys.argv[sys.argv.index('--') + 1:]
    for entry in wanted:
        name, view = entry.rsplit('-', 1)
        scene = empty(int(samples))
        if name.startswith('hero'): scene.render.resolution_x, scene.render.resolution_y = 1600, 900
        studio()
        try:
            angle = SCENES[name](1 if view == '2' else int(view))
            if view == '2': angle['zoom'] = 2.3
            shoot(scene, out, entry, **angle)
            print('DONE', entry, flush=True)
        except Exception as problem:
            print('FAILED', entry, repr(problem), flush=True)
