import { type RefObject, useRef, useState } from 'react';
import { type FaceProblem, problemOf } from '@/domain/face/measure-face';
import type { SeenFace } from '@/domain/face/summarize-samples';
import type { FaceDetector } from '@/lib/face/face-detector';
import { useLiveDetection } from '@/lib/face/use-live-detection';

/** Pictures without a problem that are measured: about a second at 15 pictures a second. */
export const SAMPLE_COUNT = 16;

export interface LiveSamples {
  /** Reason why the current picture cannot be measured; undefined before the first one. */
  problem: FaceProblem | undefined;
  count: number;
}

interface LiveSamplesOptions {
  videoRef: RefObject<HTMLVideoElement | null>;
  detector: FaceDetector | undefined;
  isRunning: boolean;
  onDone: (faces: readonly SeenFace[]) => void;
  onFailure: () => void;
}

/** Measures the pictures of the camera until there are enough good ones. */
export function useLiveSamples({ onDone, ...options }: LiveSamplesOptions): LiveSamples {
  const seen = useRef<SeenFace[]>([]);
  const [state, setState] = useState<LiveSamples>({ problem: undefined, count: 0 });
  useLiveDetection({
    ...options,
    onDetection: ({ faces, brightness, picture }) => {
      const problem = problemOf(faces, brightness);
      const [face] = faces;
      if (!problem && face) seen.current.push({ face, picture });
      const count = seen.current.length;
      setState({ problem, count });
      if (count < SAMPLE_COUNT) return true;
      onDone(seen.current);
      return false;
    },
  });
  return state;
}
