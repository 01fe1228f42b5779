import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DetectedFaces, FaceDetector } from '@/lib/face/face-detector';
import { nextPicture, pause, pauseAfter } from './next-picture';

/** A picture of the camera that was looked at. */
export interface LiveDetection extends DetectedFaces {
  /** Pixels. */
  picture: { width: number; height: number };
  /** Time of the picture, by the page's clock in milliseconds. */
  takenAt: number;
}

interface LiveDetectionOptions {
  videoRef: RefObject<HTMLVideoElement | null>;
  detector: FaceDetector | undefined;
  isRunning: boolean;
  /** Looks for a bank card at the brow, too. */
  withCard?: boolean;
  /** @returns whether to go on. */
  onDetection: (detection: LiveDetection) => boolean;
  onFailure: () => void;
}

/**
 * Looks for faces in the pictures of the camera, each new one once. A slow processor skips pictures, and rests after each
 * detection.
 */
export function useLiveDetection(options: LiveDetectionOptions): void {
  const { videoRef, detector, isRunning, withCard = false } = options;
  const detected = useEffectEvent(options.onDetection);
  const fail = useEffectEvent(options.onFailure);
  useEffect(() => {
    if (!detector || !isRunning) return;
    let isOver = false;
    const detectNext = async (video: HTMLVideoElement) => {
      const takenAt = performance.now();
      // Most pictures arrive during the detection.
      const newPicture = nextPicture(video);
      const bitmap = await createImageBitmap(video);
      const picture = { width: bitmap.width, height: bitmap.height };
      const found = await detector.detect(bitmap, { withCard });
      if (isOver) return;
      if (!detected({ ...found, picture, takenAt })) isOver = true;
      else await Promise.all([newPicture, pause(pauseAfter(found.duration))]);
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
  }, [detector, isRunning, withCard, videoRef]);
}
