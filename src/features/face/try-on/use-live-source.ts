import { type RefObject, useMemo, useRef, useState } from 'react';
import type { DetectedFace, FaceDetector } from '@/lib/face/face-detector';
import type { CameraFailure } from '../camera/open-camera';
import { useCamera } from '../camera/use-camera';
import { useLiveDetection } from '../camera/use-live-detection';
import { type Crop, faceCrop, mixCrops, wholeCrop } from './face-crop';
import { advanceTrack, EMPTY_TRACK, expectedPlacement, type FaceTrack, seeFace } from './face-track';
import { placeFrame } from './frame-placement';
import { scaledTemples } from './photo-source';
import type { SceneSource } from './scene';

export interface LiveSource {
  source: SceneSource;
  videoRef: RefObject<HTMLVideoElement | null>;
  isRunning: boolean;
  hasFace: boolean;
}

interface LiveSourceOptions {
  detector: FaceDetector | undefined;
  /** Width of a frame that fits the shopper, in millimeters. */
  knownWidth: number | undefined;
  onFailure: (failure: CameraFailure | 'not-loaded') => void;
}

/** Weight of a new distance of the temples, which does not change. */
const LEARN = 0.08;
/** Most turn of a head whose irises say how wide it is, in radians: 15 degrees. Turned irises look narrower. */
const STRAIGHT = 0.26;
/** Weight of a new crop at each picture: slow, as a camera operator. */
const FOLLOW = 0.02;

/** Returns the camera's pictures with the frame's place in each, which moves smoothly between two detections. */
export function useLiveSource({ detector, knownWidth, onFailure }: LiveSourceOptions): LiveSource {
  const { videoRef, isRunning } = useCamera(onFailure);
  const track = useRef<FaceTrack>(EMPTY_TRACK);
  const temples = useRef<number>(undefined);
  const crops = useRef(new Map<number, Crop>());
  const [hasFace, setHasFace] = useState(true);
  useLiveDetection({
    videoRef,
    detector,
    isRunning,
    onDetection: ({ faces: [face], picture, takenAt }) => {
      setHasFace(face !== undefined);
      const placement =
        face && placeFrame(face, learn(temples, face, scaledTemples(face, picture, knownWidth)));
      track.current = seeFace(track.current, placement, takenAt);
      return true;
    },
    onFailure: () => onFailure('not-loaded'),
  });
  const source = useMemo(
    () => ({
      isLive: true,
      current: () => {
        const video = videoRef.current;
        if (!video?.videoWidth) return undefined;
        const now = performance.now();
        track.current = advanceTrack(track.current, now);
        const size = { width: video.videoWidth, height: video.videoHeight };
        const { drawn, opacity } = track.current;
        const cropFor = (aspect: number) => followedCrop(crops.current, track.current, size, aspect, now);
        const scene = { image: video, size, placement: drawn, opacity };
        // Shows the whole picture before the first face.
        return crops.current.size > 0 || drawn ? { ...scene, cropFor } : scene;
      },
    }),
    [videoRef],
  );
  return { source, videoRef, isRunning, hasFace };
}

/** Learns a measured distance of the temples. @returns the best value so far. */
function learn(known: RefObject<number | undefined>, face: DetectedFace, measured: number): number {
  const before = known.current;
  const { yaw } = placeFrame(face, measured);
  if (before === undefined) known.current = measured;
  else if (Math.abs(yaw) < STRAIGHT) known.current = before + (measured - before) * LEARN;
  return known.current ?? measured;
}

/** Moves the crop of a stage slowly towards the face; it stays where it is without one. */
function followedCrop(
  crops: Map<number, Crop>,
  track: FaceTrack,
  size: { width: number; height: number },
  aspect: number,
  now: number,
): Crop {
  const before = crops.get(aspect);
  const placement = expectedPlacement(track, now) ?? track.drawn;
  const target = placement && faceCrop(placement, size, aspect);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const crop =
    before && target && !still
      ? mixCrops(before, target, FOLLOW)
      : (before ?? target ?? wholeCrop(size, aspect));
  crops.set(aspect, crop);
  return crop;
}
