import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FaceProblem, type FaceSample, measureFace, problemOf } from '@/domain/face/measure-face';
import type { FaceDetector } from '@/lib/face/face-detector';

/** Pictures without a problem that are measured: about a second at 15 pictures a second. */
export const SAMPLE_COUNT = 16;

export interface LiveSamples {
  /** What keeps the present picture from being measured; undefined before the first one. */
  problem: FaceProblem | undefined;
  count: number;
}

interface LiveSamplesOptions {
  videoRef: RefObject<HTMLVideoElement | null>;
  detector: FaceDetector | undefined;
  isRunning: boolean;
  onDone: (samples: readonly FaceSample[]) => void;
  onFailure: () => void;
}

/** Measures the pictures of the camera, one after the other, until there are enough good ones. */
export function useLiveSamples(options: LiveSamplesOptions): LiveSamples {
  const { videoRef, detector, isRunning } = options;
  const [state, setState] = useState<LiveSamples>({ problem: undefined, count: 0 });
  const finish = useEffectEvent(options.onDone);
  const fail = useEffectEvent(options.onFailure);
  useEffect(() => {
    if (!detector || !isRunning) return;
    let isOver = false;
    const samples: FaceSample[] = [];
    const measureNext = async (video: HTMLVideoElement) => {
      const picture = await createImageBitmap(video);
      const { width, height } = picture;
      const { faces, brightness } = await detector.detect(picture);
      if (isOver) return;
      const problem = problemOf(faces, brightness);
      const [face] = faces;
      if (!problem && face) samples.push(measureFace(face, { width, height }));
      setState({ problem, count: samples.length });
    };
    const run = async () => {
      try {
        while (!isOver && samples.length < SAMPLE_COUNT && videoRef.current)
          await measureNext(videoRef.current);
        if (!isOver && samples.length >= SAMPLE_COUNT) finish(samples);
      } catch {
        if (!isOver) fail();
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [detector, isRunning, videoRef]);
  return state;
}
