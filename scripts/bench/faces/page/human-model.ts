/** Coordinates of MakeHuman are decimeters. */
const MILLIMETERS = 100;
/** Targets are stored as thousandths. */
const TARGET_SCALE = 1e-3;

export interface HumanModel {
  /** x, y, z in millimeters; x to the head's left, y up, z to the front. */
  positions: Float32Array;
  /** Corners of the triangles: vertex and texture coordinate. */
  triangles: Int32Array;
  uvs: Float32Array;
  /** Vertices of the eyeballs. */
  eyes: { right: number[]; left: number[] };
}

interface ModelFile {
  vertices: number[];
  uvs: number[][];
  faces: number[];
  materials: { DbgName: string }[];
}

/** Numbers per face: type, four vertices, material, four texture coordinates. */
const FACE_LENGTH = 10;
const QUAD_WITH_MATERIAL_AND_UV = 11;

export interface HumanData {
  file: ModelFile;
  targetNames: readonly string[];
  targets: Int16Array;
}

/** The body with the targets applied; helpers are left out, but for the eyeballs' vertices. */
export function buildModel(data: HumanData, weights: Readonly<Record<string, number>>): HumanModel {
  const { file } = data;
  const groups = groupFaces(file);
  const verticesOf = (name: string) => [...new Set(groups.get(name)?.flatMap(({ vertices }) => vertices))];
  const body = groups.get('body') ?? [];
  return {
    positions: morph(data, weights),
    triangles: Int32Array.from(
      body.flatMap(({ vertices: [a, b, c, d], uvs: [ta, tb, tc, td] }) => [
        ...[a, ta, b, tb, c, tc],
        ...[a, ta, c, tc, d, td],
      ]),
    ),
    uvs: Float32Array.from(file.uvs[0] ?? []),
    eyes: { right: verticesOf('helper-r-eye'), left: verticesOf('helper-l-eye') },
  };
}

type Corners = [number, number, number, number];

interface Quad {
  vertices: Corners;
  uvs: Corners;
}

/** The faces by the name of their material. */
function groupFaces({ faces, materials }: ModelFile): Map<string, Quad[]> {
  const groups = new Map<string, Quad[]>();
  for (let start = 0; start < faces.length; start += FACE_LENGTH) {
    const face = faces.slice(start, start + FACE_LENGTH);
    if (face[0] !== QUAD_WITH_MATERIAL_AND_UV) throw new Error(`face type ${face[0]}`);
    const name = materials[face[5] ?? 0]?.DbgName ?? '';
    const quad = { vertices: face.slice(1, 5) as Corners, uvs: face.slice(6, 10) as Corners };
    const group = groups.get(name);
    if (group) group.push(quad);
    else groups.set(name, [quad]);
  }
  return groups;
}

function morph(
  { file, targetNames, targets }: HumanData,
  weights: Readonly<Record<string, number>>,
): Float32Array {
  const positions = Float32Array.from(file.vertices);
  const { length } = positions;
  for (const [name, weight] of Object.entries(weights)) {
    const index = targetNames.indexOf(`data/targets/${name}.target`);
    if (index < 0) throw new Error(`Unknown target ${name}`);
    const offset = index * length;
    for (let at = 0; at < length; at += 1)
      positions[at] = (positions[at] ?? 0) + (targets[offset + at] ?? 0) * TARGET_SCALE * weight;
  }
  return positions.map((value) => value * MILLIMETERS);
}
