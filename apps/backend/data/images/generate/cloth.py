"""Garments that lie flat: each body is a cloth that is pushed together a little and falls, what is sewn on follows it.

    node garmentPlans.ts PLANS && blender --background --python cloth.py -- OUT_DIR PLANS SAMPLES shape-view [shape-view …]

`hero-lingerie-1` is a set of garments on a sheet of satin, as wide as the head of a page.
"""
import json, math, os, random, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Matrix, Vector, noise
from mathutils.bvhtree import BVHTree
from mathutils.kdtree import KDTree
from mathutils.geometry import delaunay_2d_cdt
from studio import *

UNIT = 200          # picture points of the plan to one unit of the studio
STEP = 7.2          # picture points between the points of a cloth


def at(x, y, z=0.0): return Vector(((x - 360) / UNIT, (446 - y) / UNIT, z))

def even(line, step, closed):
    """Points at equal distances along a line."""
    points = [Vector(p) for p in line]
    if closed and (points[0] - points[-1]).length > .01: points.append(points[0])
    long = sum((b - a).length for a, b in zip(points, points[1:]))
    count = max(2, round(long / step))
    found, walked, index = [], 0.0, 0
    for i in range(count + (0 if closed else 1)):
        want = long * i / count
        while index < len(points) - 2 and walked + (points[index + 1] - points[index]).length < want:
            walked += (points[index + 1] - points[index]).length; index += 1
        part = (points[index + 1] - points[index]).length or 1
        found.append(points[index].lerp(points[index + 1], min(1, max(0, (want - walked) / part))))
    return found

def inside(point, ring):
    odd, j = False, len(ring) - 1
    for i in range(len(ring)):
        a, b = ring[i], ring[j]
        if (a.y > point.y) != (b.y > point.y) and point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x: odd = not odd
        j = i
    return odd

def edge_distances(points, ring):
    tree = KDTree(len(ring))
    for index, p in enumerate(ring): tree.insert((p.x, p.y, 0), index)
    tree.balance()
    return [tree.find((p.x, p.y, 0))[2] for p in points]

def sheet_points(outline, step):
    """The outline and a hexagonal field of points within it, with their triangles."""
    ring = even(outline, step, True)
    left, right = min(p.x for p in ring), max(p.x for p in ring)
    top, bottom = min(p.y for p in ring), max(p.y for p in ring)
    field, row, y = [], 0, top
    while y < bottom:
        x = left + (step / 2 if row % 2 else 0)
        while x < right:
            point = Vector((x + random.uniform(-.12, .12) * step, y + random.uniform(-.12, .12) * step))
            field.append(point)
            x += step
        y += step * .866; row += 1
    points = ring + [p for p, far in zip(field, edge_distances(field, ring)) if far > step * .6 and inside(p, ring)]
    edges = [(i, (i + 1) % len(ring)) for i in range(len(ring))]
    found, _, faces, *_ = delaunay_2d_cdt(points, edges, [], 1, 1e-5)
    return [Vector(p) for p in found], faces, ring

def uv_of(p): return (p.x / 720, 1 - p.y / 893)


class Ground:
    """How high the things lie that are there already, and how far the bodies slid from their plan."""
    def __init__(self): self.trees, self.slides, self.under = [], None, False
    def slid(self, points, body):
        self.slides, self.kept = KDTree(len(points)), []
        for index, (p, vertex) in enumerate(zip(points, body.data.vertices)):
            self.slides.insert((p.x, p.y, 0), index)
            where = at(p.x, p.y)
            self.kept.append(Vector((vertex.co.x - where.x, vertex.co.y - where.y)))
        self.slides.balance()
    def place(self, p):
        """Where a point of the plan lies now, seen from above."""
        where = at(p.x, p.y).xy
        if self.slides is None: return where
        near = self.slides.find_n((p.x, p.y, 0), 6)
        weigh = [1 / (3 + far) ** 2 for _, _, far in near]
        slide = sum((self.kept[index] * w for (_, index, _), w in zip(near, weigh)), Vector((0, 0))) / sum(weigh)
        return where + slide * max(0, 1 - max(0, near[0][2] - 20) / 120)
    def on(self, p, lift):
        where = self.place(p)
        return Vector((where.x, where.y, (0 if self.under else self.height(where.x, where.y)) + lift))
    def add(self, thing):
        graph = bpy.context.evaluated_depsgraph_get()
        self.trees.append(BVHTree.FromObject(thing, graph))
    def height(self, x, y):
        tops = [hit[0].z for hit in (tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1))) for tree in self.trees) if hit[0]]
        return max(tops, default=0.0)


KNITS = {
    'jersey': dict(rough=.95, bump='rib', scale=34, depth=.004, strength=.35, sheen=.35),
    'rib': dict(rough=.95, bump='rib', scale=15, depth=.012, strength=.7, sheen=.3),
    'woven': dict(rough=.92, bump='weave', scale=60, depth=.004, strength=.35, sheen=.25),
    'satin': dict(rough=.46, bump='noise', scale=70, depth=.002, strength=.12, sheen=.1),
    'terry': dict(rough=1, bump='terry', scale=84, depth=.018, strength=.75, sheen=.9),
    'micro': dict(rough=.88, bump='rib', scale=52, depth=.002, strength=.2, sheen=.35),
    'lace': dict(rough=.9, sheen=.3),
    'sheer': dict(rough=.7, sheen=.2),
    'mesh': dict(rough=.8),
    'waffle': dict(rough=1, bump='waffle', scale=9, depth=.05, strength=.9, sheen=.4),
}

OPEN = ('lace', 'sheer', 'mesh')

def picture(nodes, links, file):
    """A picture of the whole plan, on the surface."""
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(file, check_existing=True)
    image.image.colorspace_settings.name = 'Non-Color'
    where = nodes.new('ShaderNodeUVMap')
    links.new(where.outputs[0], image.inputs[0])
    return image.outputs[0]

def opened(made, cover):
    """Lets one see through a surface where its cover is dark; light falls through more easily than that."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    made['open'] = True
    closed = picture(nodes, links, cover)
    out = nodes['Material Output']
    path = nodes.new('ShaderNodeLightPath')
    less = nodes.new('ShaderNodeMath'); less.operation = 'MULTIPLY_ADD'; less.inputs[1].default_value, less.inputs[2].default_value = -.5, 1
    links.new(path.outputs['Is Shadow Ray'], less.inputs[0])
    part = nodes.new('ShaderNodeMath'); part.operation = 'MULTIPLY'
    links.new(closed, part.inputs[0]); links.new(less.outputs[0], part.inputs[1])
    through, mix = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeMixShader')
    links.new(part.outputs[0], mix.inputs[0]); links.new(through.outputs[0], mix.inputs[1]); links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    aov = next((node for node in nodes if node.bl_idname == 'ShaderNodeOutputAOV'), None)
    if aov:
        share = nodes.new('ShaderNodeVectorMath'); share.operation = 'MULTIPLY'
        links.new(aov.inputs['Color'].links[0].from_socket, share.inputs[0]); links.new(closed, share.inputs[1])
        links.new(share.outputs[0], aov.inputs['Color'])
    raised = nodes.new('ShaderNodeBump'); raised.inputs['Strength'].default_value, raised.inputs['Distance'].default_value = .5, .012
    links.new(closed, raised.inputs['Height'])
    below = nodes['Principled BSDF'].inputs['Normal'].links
    if below: links.new(below[0].from_socket, raised.inputs['Normal'])
    links.new(raised.outputs[0], nodes['Principled BSDF'].inputs['Normal'])

def stuff_of(cloth, dyed, shade, seams):
    how = dict(KNITS[cloth])
    pale = (.72, .72, .72) if dyed else tuple(part * shade for part in (.78, .76, .72))
    made = material(cloth, pale, dyed=bool(dyed), stripes=30, **how)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    sewn = nodes.new('ShaderNodeBump'); sewn.inputs['Strength'].default_value = .9; sewn.inputs['Distance'].default_value = .03
    links.new(picture(nodes, links, seams), sewn.inputs['Height'])
    surface = nodes['Principled BSDF']
    old = surface.inputs['Normal'].links
    if old: links.new(old[0].from_socket, sewn.inputs['Normal'])
    links.new(sewn.outputs[0], surface.inputs['Normal'])
    if cloth in OPEN: opened(made, seams.replace('-seams', '-cover'))
    return made

def collide(thing, thickness=.012):
    bump = thing.modifiers.new('collision', 'COLLISION')
    thing.collision.thickness_outer, thing.collision.cloth_friction, thing.collision.damping = thickness, 60, .9

def form(points, faces, ring, height):
    """What fills a body from within: high in the middle, nothing at the edge."""
    depth = edge_distances(points, ring)
    reach = 46
    rise = [height * math.sqrt(max(0, 1 - (1 - min(1, d / reach)) ** 2)) for d in depth]
    thing = mesh('form', [at(p.x, p.y, h + .004) for p, h in zip(points, rise)], faces)
    thing.hide_render = True
    collide(thing)
    return thing

def fallen(piece, seed, folds, ground, stuff):
    """The body of a garment: a cloth somewhat larger than the place it has, so it wrinkles."""
    points, faces, ring = sheet_points(piece['parts'][0], STEP)
    filling = form(points, faces, ring, .10 * min(2.2, piece['puff'] / 14))
    push = .012 + .0014 * folds
    def pushed(p):
        where = Vector((p.x / 150, p.y / 190, seed))
        slide = Vector((noise.noise(where), noise.noise(where + Vector((9, 3, 7)))))
        fine = Vector((noise.noise(where * 2.7), noise.noise(where * 2.7 + Vector((2, 5, 1)))))
        centre = Vector((360, 446))
        return centre + (p - centre) * (1 - push * .55) + slide * 150 * push + fine * 60 * push
    depth = edge_distances(points, ring)
    base = max(ground.height(*at(p.x, p.y).xy) for p in points[::40]) if ground.trees else 0
    start = [at(*pushed(p), base + .03 + .12 * min(2.2, piece['puff'] / 14) * min(1, d / 40) + .012 * noise.noise(Vector((p.x / 22, p.y / 40, seed + 4)))) for p, d in zip(points, depth)]
    thing = mesh('body', start, faces, [uv_of(p) for p in points])
    thing.shape_key_add(name='Basis')
    rest = thing.shape_key_add(name='rest')
    for target, p in zip(rest.data, points): target.co = at(p.x, p.y, .05)
    rest.value = 0
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.rest_shape_key = rest
    settings.quality, settings.mass, settings.air_damping = 4, .25, 4
    settings.tension_stiffness = settings.compression_stiffness = 22
    settings.shear_stiffness, settings.bending_stiffness = 8, .35
    cloth.collision_settings.distance_min, cloth.collision_settings.friction = .008, 60
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, 34
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, 34
    for frame in range(1, 35): scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    settled = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    scene.frame_set(1)
    bpy.data.objects.remove(filling)
    bpy.data.objects.remove(thing)
    done = bpy.data.objects.new('body', settled)
    bpy.context.collection.objects.link(done)
    if piece['cloth'] == 'mesh':
        for vertex in settled.vertices: vertex.co.z += .03  # There is something in a net.
    ground.slid(points, done)
    return finished(done, .014, stuff)

def finished(thing, thickness, stuff):
    cut = thing.modifiers.new('fine', 'SUBSURF'); cut.levels = cut.render_levels = 1
    if not stuff.get('open'):
        thick = thing.modifiers.new('thick', 'SOLIDIFY'); thick.thickness, thick.offset = thickness, 1
        edge = thing.modifiers.new('edge', 'BEVEL'); edge.width, edge.segments, edge.limit_method = thickness * .45, 2, 'ANGLE'
    return put(thing, stuff)

def sewn(p, pitch):
    """How near a point is to the seams of a quilting, from 0 to 1: they run as those of the mitt in `garments.ts`."""
    if not pitch: return 0
    slope, origin = 320 / 520, 360 - 230 + 160
    across = (p.x - origin + (p.y - 180) * slope, p.x - origin + 320 - (p.y - 180) * slope)
    return max(abs(math.cos(math.pi * a / pitch)) for a in across) ** 7

def laid(piece, ground, stuff):
    """A piece that follows what it lies on: a pocket, a cup, the other half of a robe."""
    made = []
    for part in piece['parts']:
        points, faces, ring = sheet_points(part, STEP * (.52 if piece['quilt'] else .8))
        depth = edge_distances(points, ring)
        most = max(depth) or 1
        dome = piece['puff'] / UNIT * (1.05 if piece['puff'] > 30 else .55)
        rise = [dome * math.sqrt(max(0, 1 - (1 - d / most) ** 2)) if dome else 0 for d in depth]
        rise = [h - min(.05, h * .6) * sewn(p, piece['quilt']) for p, h in zip(points, rise)]
        lift = .004 if piece['inside'] else .012 + .0016 * piece['thick']
        made.append(finished(mesh('laid', [ground.on(p, h + lift) for p, h in zip(points, rise)], faces, [uv_of(p) for p in points]), .012, stuff))
    return made

def taped(piece, ground, stuff):
    """Tape along a line: elastic, straps, belts, fringes. A line of no length is a button."""
    made = []
    for part in piece['parts']:
        if (Vector(part[0]) - Vector(part[-1])).length < 1 and len(part) < 4:
            centre = ground.on(Vector(part[0]), .02 if piece['ring'] else .012)
            if piece['ring']:
                made.append(ring(piece['stroke'] / 2 / UNIT, .012, tuple(centre), material('ring', (.72, .70, .67), .3, 1))); continue
            knob = lathe([(0, .03), (.028, .03), (.036, .022), (.036, .008), (.03, 0), (0, 0)], stuff, tuple(centre))
            made.append(knob); continue
        line = even(part, 5, False)
        wide, rows = piece['stroke'], max(3, round(piece['stroke'] / 5) + 1)
        grid_points, uvs, heights = [], [], []
        for i, p in enumerate(line):
            ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
            across = Vector((-ahead.y, ahead.x))
            here = [p + across * wide * (j / (rows - 1) - .5) for j in range(rows)]
            places = [ground.on(q, 0) for q in here]
            heights.append([q.z for q in places]); grid_points.append(places); uvs.append([uv_of(q) for q in here])
        columns = len(line)
        def soft(i, j):
            near = [heights[k][j] for k in range(max(0, i - 2), min(columns, i + 3))]
            return sum(near) / len(near) * .5 + max(near) * .5
        round_up = lambda j: math.sin(math.pi * j / (rows - 1)) * .004 * max(0, piece['puff'])
        vertices = [(grid_points[i][j].x, grid_points[i][j].y, soft(i, j) + .01 + .001 * max(0, piece['thick'] - 3) + round_up(j)) for j in range(rows) for i in range(columns)]
        flat = [uvs[i][j] for j in range(rows) for i in range(columns)]
        faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
        made.append(finished(mesh('tape', vertices, faces, flat), .014, stuff))
    return made

def falls(piece):
    """Whether it is a body that wrinkles; all else is sewn to one, and what comes before the first lies below it."""
    return not (piece['stroke'] or piece['inside'] or piece['front'] or piece['puff'] > 30)

def lay(plan, seams, seed):
    """Lays the whole garment."""
    floor = mesh('floor', [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])
    floor.hide_render = True
    collide(floor)
    ground, stuffs = Ground(), {}
    pieces = plan['pieces']
    first = next((i for i, piece in enumerate(pieces) if falls(piece)), 0)
    for index, piece in [(first, pieces[first]), *((i, piece) for i, piece in enumerate(pieces) if i != first)]:
        ground.under = index < first
        key = (piece['cloth'], piece['dyed'], piece['shade'])
        stuffs[key] = stuffs.get(key) or stuff_of(*key, seams)
        stuff = stuffs[key]
        if piece['stroke']: things = taped(piece, ground, stuff)
        elif not falls(piece): things = laid(piece, ground, stuff)
        else:
            things = [fallen(piece, seed, plan['folds'], ground, stuff)]
            copy = things[0]
            bpy.context.view_layer.update()
            collide(copy)
        bpy.context.view_layer.update()
        for thing in things:
            if thing.type == 'MESH': ground.add(thing)
    bpy.data.objects.remove(floor)

def table(kind):
    """What the garment lies on: smooth paper, or a sheet of linen with slack in it."""
    if kind == 'paper':
        under = grid('under', 2, 2, lambda u, v: ((u - .5) * 40, (v - .5) * 40, 0))
        return put(under, material('paper', (.80, .77, .72), .95), frame=False)
    def place(u, v):
        x, y = (u - .5) * 24, (v - .5) * 24
        slack = noise.noise(Vector((x * .5 + y * .2, y * .35, 3)))
        beside = min(1, max(0, (math.hypot(x, y) - 1) / 2.5))
        return (x, y, -.05 + (1 - abs(slack)) ** 4 * (.02 + .2 * beside * beside))
    under = grid('under', 400, 400, place)
    return put(under, material('linen', (.70, .655, .59), 1, bump='weave', scale=42, depth=.01, strength=.6, sheen=.3), frame=False)

def window():
    light((-4.6, 3.4, 3.9), 620, 2.2, aim=(0, 0, 0))
    light((4.5, -2.5, 5), 60, 5, aim=(0, 0, 0), colour=(.93, .96, 1))

VIEWS = {
    '1': dict(table='paper', turn=0, shot=dict(azimuth=0, elevation=86, fill=.9)),
    '2': dict(table='linen', turn=-9, shot=dict(azimuth=16, elevation=52, fill=.9, zoom=2.5)),
    '3': dict(table='linen', turn=20, shot=dict(azimuth=-6, elevation=57, fill=1.06)),
}

# What is worth being seen from close by when it is not the middle.
DETAILS = {'leggings': .34, 'tights': .34, 'boxer': .3, 'thong': .2, 'singlet': .28}

def photograph(scene, out, name, view, upward):
    """One view: the garment turned on its table."""
    turn = bpy.data.objects.new('turn', None)
    bpy.context.collection.objects.link(turn)
    for thing in shown: thing.parent = turn
    turn.rotation_euler[2] = math.radians(view['turn'])
    known = set(bpy.context.scene.objects)
    table(view['table']); window()
    shoot(scene, out, name, upward=upward, **view['shot'])
    for thing in set(bpy.context.scene.objects) - known: bpy.data.objects.remove(thing)

def satin():
    """What light glides over: a sheet with long folds, pushed together on both sides of a calm middle, where `hero` lays its garments."""
    aslant = Vector((math.cos(math.radians(62)), math.sin(math.radians(62))))
    def pushed(x, y):
        along = aslant.x * x + aslant.y * y
        beside = -aslant.y * x + aslant.x * y
        bend = .9 * noise.noise(Vector((x * .17, y * .17, 5))) + .12 * math.sin(beside * .45)
        far = max(0, abs(along + bend) - .5)
        loose = far * far / (far + .8) * .30
        ridge = math.sin(along * 4.1 + bend * 5 + 1.1 * noise.noise(Vector((x * .3, y * .3, 1))))
        high = min(.2, .15 * far) * ridge + .05 * noise.noise(Vector((x * .8, y * .8, 8)))
        slide = aslant * (-loose if along > 0 else loose)
        return (x + slide.x, y + slide.y, .3 + high)
    wide, deep, columns, rows = 11.5, 10.0, 190, 166
    place = lambda u, v: ((u - .5) * wide, (v - .46) * deep)
    thing = grid('satin', columns, rows, lambda u, v: pushed(*place(u, v)))
    thing.shape_key_add(name='Basis')
    rest = thing.shape_key_add(name='rest')
    for index, target in enumerate(rest.data):
        target.co = (*place(index % columns / (columns - 1), index // columns / (rows - 1)), 0)
    rest.value = 0
    floor = mesh('floor', [(-20, -20, 0), (20, -20, 0), (20, 20, 0), (-20, 20, 0)], [(0, 1, 2, 3)])
    collide(floor)
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.rest_shape_key = rest
    settings.quality, settings.mass, settings.air_damping = 5, .3, 3
    settings.tension_stiffness = settings.compression_stiffness = 20
    settings.shear_stiffness, settings.bending_stiffness = 4, 2.5
    cloth.collision_settings.distance_min, cloth.collision_settings.friction = .01, 30
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, 26
    scene = bpy.context.scene
    for frame in range(1, 27): scene.frame_set(frame)
    settled = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    scene.frame_set(1)
    for old in (thing, floor): bpy.data.objects.remove(old)
    done = bpy.data.objects.new('satin', settled)
    bpy.context.collection.objects.link(done)
    even_out = done.modifiers.new('even', 'SMOOTH'); even_out.factor, even_out.iterations = .5, 4
    cut = done.modifiers.new('fine', 'SUBSURF'); cut.levels = cut.render_levels = 2
    return put(done, material('sheet', (.74, .70, .66), .34, bump='noise', scale=46, depth=.002, strength=.06, sheen=.15), frame=False)

def follow(things, sheet, place, turn):
    """Lays settled garments elsewhere, on what is not flat: each point is lifted by what lies below it."""
    graph = bpy.context.evaluated_depsgraph_get()
    below = BVHTree.FromObject(sheet, graph)
    spin = Matrix.Translation((*place, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    def height(x, y):
        hit = below.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))[0]
        return hit.z if hit else 0
    for thing in things:
        made = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
        made.transform(spin @ thing.matrix_world)
        for vertex in made.vertices:
            x, y = vertex.co.xy
            near = [height(x + a, y + b) for a, b in ((0, 0), (.12, 0), (-.12, 0), (0, .12), (0, -.12))]
            vertex.co.z += max(near[0], sum(near) / 5) + .006
        thing.modifiers.clear()
        thing.data = made
        thing.matrix_world = Matrix()

HERO = (('bra', (-.1, .6), -12), ('briefs', (.95, -1.35), 14))

def hero(out, plans, name, samples):
    """A bra and its briefs on satin, in the light of a window."""
    scene = empty(samples)
    scene.render.resolution_x, scene.render.resolution_y = 1600, 900
    scene.cycles.max_bounces, scene.cycles.adaptive_threshold = 3, .03
    sheet = satin()
    for shape, place, turn in HERO:
        already = len(shown)
        with open(os.path.join(plans, shape + '.json')) as file: plan = json.load(file)
        for piece in plan['pieces']:
            if piece['cloth'] == 'jersey': piece['cloth'] = 'micro'
        lay(plan, os.path.abspath(os.path.join(plans, shape + '-seams.png')), 3)
        bpy.context.view_layer.update()
        follow(shown[already:], sheet, place, turn)
    light((-9, 3.6, 3.6), 1500, 2.4, aim=(.3, 0, 0))
    light((-2.2, 8.5, 3.4), 380, 3, aim=(0, 1, 0))
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = .3
    shoot(scene, out, name, azimuth=6, elevation=42, lens=75, fill=.6, aim=(-.04, -.12, .1), focus=(-.1, .3, .2), stop=.8, zoom=.9)

if __name__ == '__main__':
    out, plans, samples, *wanted = sys.argv[sys.argv.index('--') + 1:]
    for entry in [entry for entry in wanted if entry.startswith('hero')]:
        hero(out, plans, entry, int(samples))
        wanted.remove(entry)
    shapes = list(dict.fromkeys(entry.rsplit('-', 1)[0] for entry in wanted))
    for shape in shapes:
        begun = time.time()
        scene = empty(int(samples))
        scene.cycles.max_bounces, scene.cycles.adaptive_threshold = 2, .05
        with open(os.path.join(plans, shape + '.json')) as file: plan = json.load(file)
        lay(plan, os.path.abspath(os.path.join(plans, shape + '-seams.png')), 3)
        for entry in wanted:
            if entry.rsplit('-', 1)[0] != shape: continue
            photograph(scene, out, entry, VIEWS[entry[-1]], DETAILS.get(shape, 0) if entry[-1] == '2' else 0)
            print('DONE', entry, round(time.time() - begun), flush=True)
