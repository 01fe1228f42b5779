import { type RefObject, useRef, useState } from 'react';
import { type FaceProblem, problemOf } from '@/domain/face/measure-face';
import type { SeenFace } from '@/domain/face/summarize-samples';
import type { FaceDetector } from '@/lib/face/face-detector';
import { useCamera } from '../camera/use-camera';
import { useLiveDetection } from '../camera/use-live-detection';
import { useGuidance } from '../hooks/use-guidance';
import type { MeasureFailure } from '../state/measure-view';
import { MeasuringStage } from './measuring-stage';

export interface CameraViewProps {
  detector: FaceDetector | undefined;
  onFaces: (faces: readonly SeenFace[]) => void;
  onFailure: (failure: MeasureFailure) => void;
  onCancel: () => void;
}

/** Pictures without a problem that are measured: about a second at 15 pictures a second. */
const SAMPLE_COUNT = 16;

interface LiveSamples {
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
function useLiveSamples({ onDone, ...options }: LiveSamplesOptions): LiveSamples {
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

/** Shows the shopper as in a mirror, with instructions, until enough pictures are measured. */
export function CameraView({ detector, onFaces, onFailure, onCancel }: CameraViewProps) {
  const { videoRef, isRunning } = useCamera(onFailure);
  const { problem, count } = useLiveSamples({
    videoRef,
    detector,
    isRunning,
    onDone: onFaces,
    onFailure: () => onFailure('not-loaded'),
  });
  const guidance = useGuidance();
  return (
    <MeasuringStage
      {...{ videoRef, isRunning, count, onCancel }}
      instruction={guidance(problem)}
      sampleCount={SAMPLE_COUNT}
      overlay={
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-[6%] left-1/2 aspect-3/4 -translate-x-1/2 rounded-[50%] border-2 border-on-ink border-dashed"
        />
      }
    />
  );
}
