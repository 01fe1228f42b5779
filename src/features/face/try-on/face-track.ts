import { type FramePlacement, mixPlacements } from './frame-placement';

/** A placement that the detector found. */
interface Sighting {
  placement: FramePlacement;
  /** Time of the picture, in milliseconds. */
  at: number;
}

/** State for drawing between two detections, which may be far apart on slow processors. */
export interface FaceTrack {
  latest?: Sighting | undefined;
  before?: Sighting | undefined;
  /** Undefined once the frame has gone. */
  drawn?: FramePlacement | undefined;
  /** Time of the last drawing, in milliseconds. */
  drawnAt: number;
  /** From 0 to 1. Frames fade in and out. */
  opacity: number;
}

export const EMPTY_TRACK: FaceTrack = { drawnAt: 0, opacity: 0 };

/** Longest time to extrapolate a movement, in milliseconds. */
const LONGEST_AHEAD = 120;
/** Time between two sightings after which they are no movement. */
const LONGEST_GAP = 600;
/** Part of the movement that goes on: heads slow down. */
const CARRY = 0.6;
/** Time constant of the drawn frame in milliseconds. */
const EASE = 55;
/** Time in which a frame appears or fades, in milliseconds. */
const FADE = 160;

/** Adds the detector's result for a picture. @param placement undefined without a face. */
export function seeFace(track: FaceTrack, placement: FramePlacement | undefined, at: number): FaceTrack {
  if (!placement) return { ...track, latest: undefined, before: undefined };
  return { ...track, latest: { placement, at }, before: track.latest };
}

/** Advances the drawing to a time. Two steps have the same result as one. */
export function advanceTrack(track: FaceTrack, now: number): FaceTrack {
  const elapsed = Math.max(0, now - track.drawnAt);
  const target = expectedPlacement(track, now);
  if (!target) {
    const opacity = Math.max(0, track.opacity - elapsed / FADE);
    return { ...track, drawnAt: now, opacity, drawn: opacity > 0 ? track.drawn : undefined };
  }
  // Places the frame immediately on a face that reappears, instead of moving it across the picture.
  if (!track.drawn) return { ...track, drawnAt: now, drawn: target, opacity: 0 };
  const weight = 1 - Math.exp(-elapsed / EASE);
  return {
    ...track,
    drawnAt: now,
    drawn: mixPlacements(track.drawn, target, weight),
    opacity: Math.min(1, track.opacity + elapsed / FADE),
  };
}

/** Predicts the frame's current position by extrapolating the last movement slightly. */
export function expectedPlacement({ latest, before }: FaceTrack, now: number): FramePlacement | undefined {
  if (!latest || !before) return latest?.placement;
  const gap = latest.at - before.at;
  if (gap <= 0 || gap > LONGEST_GAP) return latest.placement;
  const ahead = Math.max(0, Math.min(now - latest.at, LONGEST_AHEAD, gap));
  return mixPlacements(before.placement, latest.placement, 1 + (CARRY * ahead) / gap);
}
