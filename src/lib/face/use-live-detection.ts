import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DetectedFaces, FaceDetector } from './face-detector';

/** A picture of the camera that was looked at. */
export interface LiveDetection extends DetectedFaces {
  /** Pixels. */
  picture: { width: number; height: number };
}

interface LiveDetectionOptions {
  videoRef: RefObject<HTMLVideoElement | null>;
  detector: FaceDetector | undefined;
  isRunning: boolean;
  /** @returns whether to go on. */
  onDetection: (detection: LiveDetection) => boolean;
  onFailure: () => void;
}

/** Looks for faces in the pictures of the camera, one after the other: a slow processor skips pictures. */
export function useLiveDetection(options: LiveDetectionOptions): void {
  const { videoRef, detector, isRunning } = options;
  const detected = useEffectEvent(options.onDetection);
  const fail = useEffectEvent(options.onFailure);
  useEffect(() => {
    if (!detector || !isRunning) return;
    let isOver = false;
    const detectNext = async (video: HTMLVideoElement) => {
      const bitmap = await createImageBitmap(video);
      const picture = { width: bitmap.width, height: bitmap.height };
      const found = await detector.detect(bitmap);
      if (!isOver && !detected({ ...found, picture })) isOver = true;
    };
    const run = async () => {
      try {
        while (!isOver && videoRef.current) await detectNext(videoRef.current);
      } catch {
        if (!isOver) fail();
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [detector, isRunning, videoRef]);
}
