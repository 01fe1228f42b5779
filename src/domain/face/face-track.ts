import { type FramePlacement, mixPlacements } from './frame-placement';

/** A placement that the detector found. */
interface Sighting {
  placement: FramePlacement;
  /** When the picture was taken, in milliseconds. */
  at: number;
}

/** What is drawn between two detections, which may be far apart on slow processors. */
export interface FaceTrack {
  latest?: Sighting | undefined;
  before?: Sighting | undefined;
  /** Undefined once the frame has gone. */
  drawn?: FramePlacement | undefined;
  /** Of the last drawing, in milliseconds. */
  drawnAt: number;
  /** 0 to 1: a frame comes and goes by fading. */
  opacity: number;
}

export const EMPTY_TRACK: FaceTrack = { drawnAt: 0, opacity: 0 };

/** Longest time for which a movement goes on by itself, in milliseconds. */
const LONGEST_AHEAD = 120;
/** Time between two sightings after which they are no movement. */
const LONGEST_GAP = 600;
/** Part of the movement that goes on: heads slow down. */
const CARRY = 0.6;
/** Time constant of the drawn frame in milliseconds. */
const EASE = 55;
/** Time in which a frame appears or fades, in milliseconds. */
const FADE = 160;

/** Takes what the detector found in a picture. @param placement undefined without a face. */
export function seeFace(track: FaceTrack, placement: FramePlacement | undefined, at: number): FaceTrack {
  if (!placement) return { ...track, latest: undefined, before: undefined };
  return { ...track, latest: { placement, at }, before: track.latest };
}

/** Moves what is drawn on to a time. Two steps are the same as one. */
export function advanceTrack(track: FaceTrack, now: number): FaceTrack {
  const elapsed = Math.max(0, now - track.drawnAt);
  const target = expectedPlacement(track, now);
  if (!target) {
    const opacity = Math.max(0, track.opacity - elapsed / FADE);
    return { ...track, drawnAt: now, opacity, drawn: opacity > 0 ? track.drawn : undefined };
  }
  // A face that comes back has its frame at once, without moving across the picture.
  if (!track.drawn) return { ...track, drawnAt: now, drawn: target, opacity: 0 };
  const weight = 1 - Math.exp(-elapsed / EASE);
  return {
    ...track,
    drawnAt: now,
    drawn: mixPlacements(track.drawn, target, weight),
    opacity: Math.min(1, track.opacity + elapsed / FADE),
  };
}

/** Where the frame should be by now: as it was seen last, and a little further in its direction. */
export function expectedPlacement({ latest, before }: FaceTrack, now: number): FramePlacement | undefined {
  if (!latest || !before) return latest?.placement;
  const gap = latest.at - before.at;
  if (gap <= 0 || gap > LONGEST_GAP) return latest.placement;
  const ahead = Math.max(0, Math.min(now - latest.at, LONGEST_AHEAD, gap));
  return mixPlacements(before.placement, latest.placement, 1 + (CARRY * ahead) / gap);
}
