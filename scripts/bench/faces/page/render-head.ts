import { CARD } from '@/domain/face/card/card';
import type { HumanModel } from './human-model';

export interface View {
  width: number;
  height: number;
  /** Distance from the camera to the middle between the eyes in millimeters. */
  distance: number;
  /** Horizontal field of view in degrees. */
  fieldOfView: number;
  /** Width of the visible iris in millimeters. */
  iris: number;
  /** Turn of the head to its left in degrees. */
  yaw: number;
  /** A bank card is held at the brow. */
  withCard: boolean;
}

export interface HeadPicture {
  picture: ImageData;
  /** Distance between the middles of the eyes in millimeters: the pupillary distance for far. */
  pupillaryDistance: number;
  /** Breadth of the head at the temples in millimeters. */
  templeWidth: number;
}

type Point = readonly [number, number, number];

const BACKGROUND = [186, 190, 194] as const;
const SCLERA = [226, 220, 214] as const;
const IRIS = [92, 66, 42] as const;
const LIMBUS = [46, 34, 26] as const;
const PUPIL = [14, 12, 12] as const;
const CARD_COLOR = [214, 218, 222] as const;
const CARD_STRIPE = [40, 38, 36] as const;
/** Millimeters. */
const CARD_ABOVE_EYES = 21;
/** Eyeballs of MakeHuman touch the lids. */
const EYE_SCALE = 0.985;
/** Position of the measurement, in millimeters behind the centers of the eyes, and above and below them. */
const TEMPLE_PLANE = { behind: 25, height: 8 };

/** Draws a head as a camera sees it: z-buffer, light from above the camera, no antialiasing. */
export function renderHead(model: HumanModel, texture: ImageData, view: View): HeadPicture {
  const eyes = [eyeball(model, model.eyes.right), eyeball(model, model.eyes.left)] as const;
  const middle = mean(eyes.map(({ center }) => center));
  const points = place(model.positions, middle, view);
  const normals = vertexNormals(points, model.triangles);
  const { width, height } = view;
  const picture = new ImageData(width, height);
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([...BACKGROUND, 255], at);
  const depths = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const focal = width / 2 / Math.tan((view.fieldOfView * Math.PI) / 360);
  const target = { picture, depths, focal };
  drawSkin(target, points, normals, model, texture);
  for (const eye of eyes)
    drawEye(target, placePoint(eye.center, middle, view), eye.radius * EYE_SCALE, view.iris);
  if (view.withCard) drawCard(target, points);
  return {
    picture,
    pupillaryDistance: distance(eyes[0].center, eyes[1].center),
    templeWidth: templeWidth(model, middle),
  };
}

interface Target {
  picture: ImageData;
  depths: Float32Array;
  /** Focal length in pixels. */
  focal: number;
}

interface Corner {
  /** Pixels, and depth in millimeters. */
  point: Point;
  normal: Point;
  u: number;
  v: number;
}

function drawSkin(
  target: Target,
  points: Float32Array,
  normals: Float32Array,
  model: HumanModel,
  texture: ImageData,
): void {
  const { picture, focal } = target;
  const project = ([x, y, z]: Point): Point => [
    picture.width / 2 + (focal * x) / -z,
    picture.height / 2 - (focal * y) / -z,
    -z,
  ];
  const cornerAt = (start: number): Corner => {
    const vertex = at(model.triangles, start);
    const uv = at(model.triangles, start + 1) * 2;
    return {
      point: project(pointAt(points, vertex)),
      normal: pointAt(normals, vertex),
      u: at(model.uvs, uv),
      v: at(model.uvs, uv + 1),
    };
  };
  for (let start = 0; start < model.triangles.length; start += 6)
    drawTriangle(target, [cornerAt(start), cornerAt(start + 2), cornerAt(start + 4)], texture);
}

function drawTriangle(
  { picture, depths }: Target,
  corners: [Corner, Corner, Corner],
  texture: ImageData,
): void {
  const { width, height } = picture;
  const [a, b, c] = [corners[0].point, corners[1].point, corners[2].point];
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  // Faces away from the camera; y points down in the picture.
  if (area >= 0) return;
  const blend = (weights: Point, value: (corner: Corner) => number) =>
    corners.reduce((sum, corner, index) => sum + (weights[index] ?? 0) * value(corner), 0);
  for (const [x, y] of pixelsOf([a, b, c], width, height)) {
    const weights: Point = [
      ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / area,
      ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / area,
      ((a[0] - x) * (b[1] - y) - (b[0] - x) * (a[1] - y)) / area,
    ];
    const depth = blend(weights, ({ point }) => point[2]);
    const pixel = y * width + x;
    if (Math.min(...weights) < 0 || depth >= at(depths, pixel)) continue;
    depths[pixel] = depth;
    const normal = [0, 1, 2].map((axis) => blend(weights, (corner) => at(corner.normal, axis)));
    const light = shade(normal);
    const texel = texelAt(
      texture,
      blend(weights, ({ u }) => u),
      blend(weights, ({ v }) => v),
    );
    picture.data.set(
      [0, 1, 2].map((channel) => at(texture.data, texel + channel) * light),
      pixel * 4,
    );
  }
}

/** The pixels of the rectangle around points. */
function* pixelsOf(points: readonly Point[], width: number, height: number): Generator<[number, number]> {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const right = Math.min(width - 1, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)));
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= bottom; y += 1)
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x <= right; x += 1) yield [x, y];
}

function drawEye({ picture, depths, focal }: Target, center: Point, radius: number, iris: number): void {
  const { width, height } = picture;
  // The eye looks into the camera.
  const axis = normalize(subtract([0, 0, 0], center));
  const irisAngle = Math.asin(iris / 2 / radius);
  const extent = (focal * radius * 1.2) / -center[2];
  const x0 = width / 2 + (focal * center[0]) / -center[2];
  const y0 = height / 2 - (focal * center[1]) / -center[2];
  const corners: Point[] = [
    [x0 - extent, y0 - extent, 0],
    [x0 + extent, y0 + extent, 0],
  ];
  for (const [x, y] of pixelsOf(corners, width, height)) {
    const ray = normalize([(x - width / 2) / focal, -(y - height / 2) / focal, -1]);
    const hit = hitSphere(ray, center, radius);
    const pixel = y * width + x;
    if (!hit || -hit[2] >= at(depths, pixel)) continue;
    depths[pixel] = -hit[2];
    const normal = normalize(subtract(hit, center));
    const angle = Math.acos(Math.min(1, dot(normal, axis))) / irisAngle;
    const light = 0.35 + 0.65 * shade(normal);
    picture.data.set(
      eyeColor(angle).map((channel) => channel * light),
      pixel * 4,
    );
  }
}

/** A card that faces the camera and touches the forehead, its lower edge above the brows. It has a stripe. */
function drawCard({ picture, focal }: Target, points: Float32Array): void {
  const { width, height } = picture;
  const bottom = CARD_ABOVE_EYES;
  const [half, top] = [CARD.width / 2, CARD_ABOVE_EYES + CARD.height];
  let nearest = Number.NEGATIVE_INFINITY;
  for (let start = 0; start < points.length; start += 3) {
    const [x, y, z] = [at(points, start), at(points, start + 1), at(points, start + 2)];
    if (Math.abs(x) < half && y > bottom && y < top) nearest = Math.max(nearest, z);
  }
  const project = (x: number, y: number): Point => [
    width / 2 + (focal * x) / -nearest,
    height / 2 - (focal * y) / -nearest,
    0,
  ];
  const [left, above] = project(-half, top);
  const [right, below] = project(half, bottom);
  for (const [x, y] of pixelsOf([project(-half, top), project(half, bottom)], width, height)) {
    // Pixels at the edges are partly covered.
    const inside = Math.min(x - left, right - x, y - above, below - y);
    const covered = Math.min(1, Math.max(0, inside + 0.5));
    const down = (y - above) / (below - above);
    const color = down > 0.1 && down < 0.3 ? CARD_STRIPE : CARD_COLOR;
    const start = (y * width + x) * 4;
    for (const [channel, value] of color.entries())
      picture.data[start + channel] = value * covered + at(picture.data, start + channel) * (1 - covered);
  }
}

/** @param angle from the middle of the pupil, in iris radii. */
function eyeColor(angle: number): readonly number[] {
  if (angle < 0.38) return PUPIL;
  if (angle < 0.9) return IRIS;
  return angle < 1 ? LIMBUS : SCLERA;
}

/** Finds the first intersection of a ray from the camera with a sphere. */
function hitSphere(ray: Point, center: Point, radius: number): Point | undefined {
  const along = dot(ray, center);
  const discriminant = along ** 2 - dot(center, center) + radius ** 2;
  if (discriminant < 0) return undefined;
  const reach = along - Math.sqrt(discriminant);
  return [ray[0] * reach, ray[1] * reach, ray[2] * reach];
}

/** Light from above the camera, with much of it all around, as in a room. */
function shade(normal: readonly number[]): number {
  const [x = 0, y = 0, z = 1] = normal;
  const size = Math.hypot(x, y, z) || 1;
  return 0.55 + 0.5 * Math.max(0, (0.15 * x + 0.45 * y + 0.88 * z) / size);
}

function texelAt({ width, height }: ImageData, u: number, v: number): number {
  const x = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
  const y = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
  return (y * width + x) * 4;
}

function eyeball({ positions }: HumanModel, vertices: readonly number[]) {
  const points = vertices.map((vertex) => pointAt(positions, vertex));
  const center = mean(points);
  const radius = points.reduce((sum, point) => sum + distance(point, center), 0) / points.length;
  return { center, radius };
}

function place(positions: Float32Array, middle: Point, view: View): Float32Array {
  const placed = new Float32Array(positions.length);
  for (let vertex = 0; vertex * 3 < positions.length; vertex += 1)
    placed.set(placePoint(pointAt(positions, vertex), middle, view), vertex * 3);
  return placed;
}

/** Turns the head about its vertical axis through the middle between the eyes, and moves it before the camera. */
function placePoint(point: Point, middle: Point, { yaw, distance: far }: View): Point {
  const [x, y, z] = [point[0] - middle[0], point[1] - middle[1], point[2] - middle[2]];
  const angle = (yaw * Math.PI) / 180;
  return [x * Math.cos(angle) + z * Math.sin(angle), y, z * Math.cos(angle) - x * Math.sin(angle) - far];
}

/** Breadth of the head beside the eyes where the temples of a frame begin: where the skin crosses that plane. */
function templeWidth({ positions, triangles }: HumanModel, middle: Point): number {
  const plane = middle[2] - TEMPLE_PLANE.behind;
  let half = 0;
  for (let start = 0; start < triangles.length; start += 6) {
    const corners = [0, 2, 4].map((corner) => pointAt(positions, at(triangles, start + corner)));
    for (const [index, from] of corners.entries()) {
      const to = corners[(index + 1) % 3] ?? from;
      const fraction = (plane - from[2]) / (to[2] - from[2]);
      if (!(fraction >= 0 && fraction <= 1)) continue;
      const x = from[0] + fraction * (to[0] - from[0]);
      const y = from[1] + fraction * (to[1] - from[1]);
      if (Math.abs(y - middle[1]) <= TEMPLE_PLANE.height) half = Math.max(half, Math.abs(x - middle[0]));
    }
  }
  return half * 2;
}

function vertexNormals(points: Float32Array, triangles: Int32Array): Float32Array {
  const normals = new Float32Array(points.length);
  for (let start = 0; start < triangles.length; start += 6) {
    const vertices = [at(triangles, start), at(triangles, start + 2), at(triangles, start + 4)];
    const [a, b, c] = vertices.map((vertex) => pointAt(points, vertex)) as [Point, Point, Point];
    const normal = cross(subtract(b, a), subtract(c, a));
    for (const vertex of vertices)
      for (const axis of [0, 1, 2])
        normals[vertex * 3 + axis] = at(normals, vertex * 3 + axis) + (normal[axis] ?? 0);
  }
  return normals;
}

const at = (values: ArrayLike<number>, index: number) => values[index] ?? 0;
const pointAt = (values: ArrayLike<number>, index: number): Point => [
  at(values, index * 3),
  at(values, index * 3 + 1),
  at(values, index * 3 + 2),
];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const distance = (a: Point, b: Point) => Math.hypot(...subtract(a, b));
const normalize = (point: Point): Point => {
  const size = Math.hypot(...point);
  return [point[0] / size, point[1] / size, point[2] / size];
};
const mean = (points: readonly Point[]): Point => {
  const sum = points.reduce<Point>(
    (total, [x, y, z]) => [total[0] + x, total[1] + y, total[2] + z],
    [0, 0, 0],
  );
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};
