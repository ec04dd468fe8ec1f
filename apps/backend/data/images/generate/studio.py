"""The studio: materials, light, backdrop, camera and passes that every scene shares (Blender 3.4, Cycles on the CPU)."""
import bpy, math, random
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view

WIDTH, HEIGHT = 720, 893
shown = []


def empty(samples):
    """An empty scene with the passes switched on."""
    shown.clear()
    random.seed(7)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.max_bounces = 4
    scene.cycles.sample_clamp_indirect = 2
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.view_settings.view_transform = 'Standard'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    world = bpy.data.worlds.new('studio')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, .985, .96, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .42
    layer = scene.view_layers[0]
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color', 'emit'):
        setattr(layer, 'use_pass_' + name, True)
    aov = layer.aovs.add()
    aov.name, aov.type = 'dye', 'COLOR'
    return scene


def material(name, colour=(.72, .72, .72), rough=.6, metal=0.0, dyed=False, bump=None, scale=90, depth=.02, strength=.6, sheen=0.0, stripes=9, emit=0.0, coat=0.0):
    """A surface; `dyed` ones take the product's colour later, their pattern lies in the green and blue of the dye pass."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (*colour, 1)
    surface.inputs['Roughness'].default_value = rough
    surface.inputs['Metallic'].default_value = metal
    surface.inputs['Sheen'].default_value = sheen
    surface.inputs['Clearcoat'].default_value = coat
    if rough > .85: surface.inputs['Specular'].default_value = .08
    if emit:
        surface.inputs['Emission'].default_value = (1, .86, .62, 1)
        surface.inputs['Emission Strength'].default_value = emit
    where = nodes.new('ShaderNodeTexCoord')
    if bump:
        if bump == 'terry':
            texture = nodes.new('ShaderNodeTexVoronoi'); height = texture.outputs['Distance']
        elif bump == 'waffle':
            texture = nodes.new('ShaderNodeTexChecker'); height = texture.outputs['Fac']
        elif bump in ('weave', 'rib'):
            texture = nodes.new('ShaderNodeTexWave'); height = texture.outputs['Color']
            texture.inputs['Distortion'].default_value = 1.2
        else:
            texture = nodes.new('ShaderNodeTexNoise'); height = texture.outputs['Fac']
            texture.inputs['Detail'].default_value = 6
        texture.inputs['Scale'].default_value = scale
        links.new(where.outputs['Object'], texture.inputs['Vector'])
        bumper = nodes.new('ShaderNodeBump')
        bumper.inputs['Strength'].default_value = strength
        bumper.inputs['Distance'].default_value = depth
        links.new(height, bumper.inputs['Height'])
        links.new(bumper.outputs['Normal'], surface.inputs['Normal'])
    if dyed:
        aov = nodes.new('ShaderNodeOutputAOV')
        aov.name = 'dye'
        mix = nodes.new('ShaderNodeCombineRGB')
        mix.inputs[0].default_value = 1
        split = nodes.new('ShaderNodeSeparateXYZ')
        links.new(where.outputs['UV'], split.inputs[0])
        for channel, axis in ((1, 1), (2, 0)):
            times = nodes.new('ShaderNodeMath'); times.operation = 'MULTIPLY'; times.inputs[1].default_value = stripes
            part = nodes.new('ShaderNodeMath'); part.operation = 'FRACT'
            above = nodes.new('ShaderNodeMath'); above.operation = 'GREATER_THAN'; above.inputs[1].default_value = .62
            links.new(split.outputs[axis], times.inputs[0]); links.new(times.outputs[0], part.inputs[0])
            links.new(part.outputs[0], above.inputs[0]); links.new(above.outputs[0], mix.inputs[channel])
        links.new(mix.outputs[0], aov.inputs['Color'])
    return made


def put(thing, stuff, smooth=True, frame=True):
    """Gives an object its surface and keeps it for the framing."""
    thing.data.materials.clear()
    thing.data.materials.append(stuff)
    if smooth and hasattr(thing.data, 'polygons'):
        for polygon in thing.data.polygons: polygon.use_smooth = True
    if frame: shown.append(thing)
    return thing


def mesh(name, vertices, faces, uvs=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    if uvs:
        layer = data.uv_layers.new(name='UVMap')
        for loop in data.loops: layer.data[loop.index].uv = uvs[loop.vertex_index]
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def grid(name, columns, rows, place):
    """A sheet: place(u, v) gives the point, u and v from 0 to 1."""
    points = [(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    return mesh(name, [place(u, v) for u, v in points], faces, points)


def lathe(profile, stuff, at=(0, 0, 0), segments=96, frame=True, smooth_levels=1):
    """Turns a profile of (radius, height) around the upright axis."""
    rows = len(profile)
    def place(u, v):
        radius, height = profile[min(rows - 1, round(v * (rows - 1)))]
        return (radius * math.cos(u * 2 * math.pi), radius * math.sin(u * 2 * math.pi), height)
    thing = grid('turned', segments + 1, rows, place)
    thing.location = at
    weld = thing.modifiers.new('weld', 'WELD'); weld.merge_threshold = .0001
    cut = thing.modifiers.new('fine', 'SUBSURF'); cut.levels = cut.render_levels = smooth_levels
    return put(thing, stuff, frame=frame)


def box(size, at, stuff, bevel=.05, turn=(0, 0, 0), segments=6, soft=0.0, frame=True):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at)
    thing = bpy.context.object
    thing.scale = size
    thing.rotation_euler = turn
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    edge = thing.modifiers.new('edge', 'BEVEL'); edge.width = bevel; edge.segments = segments
    if soft:
        cut = thing.modifiers.new('fine', 'SUBSURF'); cut.subdivision_type = 'SIMPLE'; cut.levels = cut.render_levels = 4
        uneven(thing, soft, .35)
    thing.data.use_auto_smooth = True
    return put(thing, stuff, frame=frame)


def uneven(thing, strength, size):
    noise = bpy.data.textures.new('hand', 'CLOUDS')
    noise.noise_scale = size
    wave = thing.modifiers.new('uneven', 'DISPLACE')
    wave.texture, wave.strength, wave.texture_coords = noise, strength, 'GLOBAL'


def tube(points, radius, stuff, frame=True, closed=False):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 6, 12
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS' if len(points) > 2 else 'POLY')
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points): point.co = (*place, 1)
    if len(points) > 2: spline.use_endpoint_u, spline.order_u, spline.use_cyclic_u = not closed, 4, closed
    thing = bpy.data.objects.new('tube', curve)
    bpy.context.collection.objects.link(thing)
    return put(thing, stuff, smooth=False, frame=frame)


def ball(radius, at, stuff, scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=64, ring_count=32)
    bpy.context.object.scale = scale
    return put(bpy.context.object, stuff)


def ring(big, small, at, stuff, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(major_radius=big, minor_radius=small, location=at, rotation=turn, major_segments=96, minor_segments=24)
    return put(bpy.context.object, stuff)


def ribbon(path, width, thickness, stuff, at=(0, 0, 0), wave=.03, turn=0.0):
    """Cloth that follows a path seen from the side (points of y and z), `width` across."""
    rows = len(path)
    def place(u, v):
        y, z = path[min(rows - 1, round(v * (rows - 1)))]
        return ((u - .5) * width, y, z)
    thing = grid('ribbon', 40, rows, place)
    thing.location, thing.rotation_euler[2] = at, turn
    thick = thing.modifiers.new('thick', 'SOLIDIFY'); thick.thickness, thick.offset = thickness, 0
    edge = thing.modifiers.new('edge', 'BEVEL'); edge.width, edge.segments, edge.limit_method = thickness * .42, 4, 'ANGLE'
    cut = thing.modifiers.new('fine', 'SUBSURF'); cut.levels = cut.render_levels = 2
    if wave: uneven(thing, wave, .3)
    return put(thing, stuff)


def backdrop(colour=(.80, .77, .72), rough=.95):
    """A paper roll without a horizon."""
    def place(u, v):
        x, along = (u - .5) * 60, v * 40 - 14
        if along < 8: return (x, along, 0)
        bend = min(1, (along - 8) / 8) * math.pi / 2
        return (x, 8 + 6 * math.sin(bend), 6 * (1 - math.cos(bend)) + max(0, along - 16))
    roll = grid('paper', 8, 90, place)
    put(roll, material('paper', colour, rough), frame=False)


def light(at, energy, size, aim=(0, 0, .6), colour=(1, .97, .92)):
    bpy.ops.object.light_add(type='AREA', location=at)
    lamp = bpy.context.object
    lamp.data.energy, lamp.data.size, lamp.data.color = energy, size, colour
    lamp.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def studio(paper=(.80, .77, .72), key=1.0):
    backdrop(paper)
    light((-4, -3.2, 5.2), 480 * key, 3.2)
    light((4.5, -3, 3), 90 * key, 4, colour=(.93, .96, 1))
    light((1, 4.2, 6.5), 260 * key, 4, aim=(0, 9, 3))


def shoot(scene, out, name, azimuth=20, elevation=18, lens=80, fill=.92, aim=None, zoom=1.0, upward=0.0, focus=None, stop=1.0):
    """Frames what was put in, in the middle square of the picture, and renders the passes. `upward` aims that part of its depth beyond its middle; what is far from the point of `focus` blurs."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    corners = [thing.matrix_world @ Vector(corner) for thing in (piece.evaluated_get(graph) for piece in shown) for corner in thing.bound_box]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    centre = Vector(aim) if aim else (low + high) / 2
    beyond = Vector((0, upward * (high.y - low.y), 0))
    bpy.ops.object.camera_add()
    camera = bpy.context.object
    camera.data.lens = lens
    scene.camera = camera
    a, e = math.radians(azimuth), math.radians(elevation)
    toward = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    distance = 1.5
    while distance < 60:
        camera.location = centre + toward * distance
        camera.rotation_euler = (-toward).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, corner) for corner in corners]
        if max(abs(p.x - .5) for p in seen) < fill / 2 and max(abs(p.y - .5) for p in seen) * min(1.25, scene.render.resolution_y / scene.render.resolution_x) < fill / 2: break
        distance *= 1.03
    camera.data.lens = lens * zoom
    camera.location += beyond
    if focus:
        camera.data.dof.use_dof, camera.data.dof.aperture_fstop = True, stop
        camera.data.dof.focus_distance = (Vector(focus) - camera.location).dot(-toward)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    def mix(kind, one, two):
        node = tree.nodes.new('CompositorNodeMixRGB'); node.blend_type = kind
        tree.links.new(one, node.inputs[1]); tree.links.new(two, node.inputs[2])
        return node.outputs[0]
    passes = layers.outputs
    diffuse = mix('MULTIPLY', mix('ADD', passes['DiffDir'], passes['DiffInd']), passes['DiffCol'])
    rest = mix('ADD', mix('MULTIPLY', mix('ADD', passes['GlossDir'], passes['GlossInd']), passes['GlossCol']), passes['Emit'])
    for slug, socket in (('light', diffuse), ('shine', rest), ('dye', passes['dye'])):
        file = tree.nodes.new('CompositorNodeOutputFile')
        file.base_path, file.format.file_format, file.format.color_mode = out, 'PNG', 'RGB'
        file.file_slots[0].path = f'{name}-{slug}-'
        tree.links.new(socket, file.inputs[0])
    bpy.ops.render.render()
