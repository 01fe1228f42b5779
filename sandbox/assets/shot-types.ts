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

/** The front alone, as the try-on lays it on a face. */
export const TRY_ON_DRAWING = 'try-on';

export type DrawingType = ShotType | typeof TRY_ON_DRAWING;

/** Size of every drawing, in pixels (3:2). */
export const CANVAS = { width: 1200, height: 800 } as const;
