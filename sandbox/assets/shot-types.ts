import { ShotType } from '@generated/assets/model/shotType';

/** The eight views of a frame, in gallery order. */
export const SHOT_TYPES = Object.values(ShotType);

/** The front alone, as the try-on lays it on a face. */
export const TRY_ON_DRAWING = 'try-on';

export type DrawingType = ShotType | typeof TRY_ON_DRAWING;

/** Size of every drawing, in pixels (3:2). */
export const CANVAS = { width: 1200, height: 800 } as const;
