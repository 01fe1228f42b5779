/** The eight views of a frame, in gallery order. */
export const SHOT_TYPES = [
  'front',
  'three-quarter-left',
  'three-quarter-right',
  'profile',
  'temple-detail',
  'folded',
  'worn',
  'case',
] as const;

export type ShotType = (typeof SHOT_TYPES)[number];

/** Size of every drawing, in pixels (3:2). */
export const CANVAS = { width: 1200, height: 800 } as const;
