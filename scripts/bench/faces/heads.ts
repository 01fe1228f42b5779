import type { FaceShape } from '@/domain/advisor/face-shape';

/** A rendered head of known geometry. */
export interface Head {
  name: string;
  shape: FaceShape;
  /** MakeHuman's modeling targets with their weights, 0 to 1. */
  targets: Readonly<Record<string, number>>;
  /** Folder of the skin. */
  skin: string;
  /** Distance from the camera to the eyes in millimeters. */
  distance: number;
  /** Horizontal field of view of the camera in degrees. */
  fieldOfView: number;
  /** Width of the visible iris in millimeters. */
  iris: number;
}

type Race = 'caucasian' | 'african' | 'asian';
type Gender = 'female' | 'male';
const RACES: readonly Race[] = ['caucasian', 'african', 'asian'];
/** MakeHuman's names of the face shapes. */
const TARGETS: Readonly<Record<FaceShape, string>> = {
  oval: 'oval',
  round: 'round',
  square: 'square',
  oblong: 'rectangular',
  triangle: 'triangular',
  heart: 'invertedtriangular',
  diamond: 'diamond',
};
const SHAPES = Object.keys(TARGETS) as FaceShape[];
/** Cameras of laptops and phones, from near to far. */
const CAMERAS = [
  { distance: 380, fieldOfView: 66 },
  { distance: 450, fieldOfView: 60 },
  { distance: 330, fieldOfView: 72 },
  { distance: 420, fieldOfView: 64 },
];
/** The width of the iris varies little: 11.7 mm, with a standard deviation of about 0.4 mm. */
const IRISES = [11.7, 11.3, 12.1, 11.5, 11.9];
/** Sizes of heads: narrow, middle, wide. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  {},
  { 'head/head-scale-horiz-less': 0.5 },
  { 'head/head-scale-horiz-more': 0.5 },
];

/** 42 heads: each shape by three origins and two genders, with sizes, cameras and irises taken in turn. */
export const HEADS: readonly Head[] = SHAPES.flatMap((shape) =>
  RACES.flatMap((race) => (['female', 'male'] satisfies Gender[]).map((gender) => ({ shape, race, gender }))),
).map(({ shape, race, gender }, index) => ({
  name: `${shape} ${race} ${gender}`,
  shape,
  targets: {
    [`macrodetails/${race}-${gender}-young`]: 1,
    [`macrodetails/universal-${gender}-young-averagemuscle-averageweight`]: 1,
    [`head/head-${TARGETS[shape]}`]: 0.9,
    ...SIZES[index % SIZES.length],
  },
  skin: `young_${race}_${gender}`,
  iris: IRISES[index % IRISES.length] ?? 11.7,
  ...(CAMERAS[Math.floor(index / 2) % CAMERAS.length] ?? { distance: 400, fieldOfView: 64 }),
}));
