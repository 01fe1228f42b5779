import type { ShotType } from '@generated/assets/model/shotType';
import type { Pose } from './camera';

/** A pose and how far the temples are folded, in degrees. */
export interface ShotPose extends Pose {
  folded: { left: number; right: number };
  /** Hides the parts of the temples below the rims. */
  hideEarPieces?: boolean;
}

const OPEN = { left: 0, right: 0 } as const;
const FOLDED = { left: 86.5, right: 88 } as const;
const MIDDLE = { x: 600, y: 400 } as const;

/**
 * The camera of each shot. All models have the same scale, so that a smaller frame is smaller in the picture too.
 */
export const shotPoses: Record<ShotType, ShotPose> = {
  front: {
    yaw: 0,
    pitch: 4,
    scale: 7.2,
    target: MIDDLE,
    distance: 620,
    folded: OPEN,
    hideEarPieces: true,
    margin: 50,
  },
  'three-quarter-left': {
    yaw: 36,
    pitch: 12,
    scale: 5.4,
    target: MIDDLE,
    distance: 820,
    folded: OPEN,
    margin: 50,
  },
  'three-quarter-right': {
    yaw: -36,
    pitch: 12,
    scale: 5.4,
    target: MIDDLE,
    distance: 820,
    folded: OPEN,
    margin: 50,
  },
  profile: { yaw: 86, pitch: 1.2, scale: 6.6, target: MIDDLE, distance: 1800, folded: OPEN, margin: 50 },
  'temple-detail': { yaw: 62, pitch: 12, scale: 13, target: { x: 590, y: 420 }, distance: 520, folded: OPEN },
  folded: { yaw: -12, pitch: 24, scale: 6.6, target: MIDDLE, distance: 800, folded: FOLDED, margin: 60 },
  worn: { yaw: 0, pitch: 0, scale: 3.5, target: { x: 600, y: 372 }, distance: 1500, folded: OPEN },
  case: { yaw: 20, pitch: 17, scale: 5.2, target: { x: 560, y: 545 }, distance: 700, folded: FOLDED },
};
