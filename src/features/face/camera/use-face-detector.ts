import { useCallback, useEffect, useRef, useState } from 'react';
import { type FaceDetector, startFaceDetector } from '@/lib/face/face-detector';

export interface FaceDetectorState {
  /** Downloaded fraction, 0 to 1. */
  progress: number;
  /** Starts the detector once; after a failure the next call starts a new one. @throws Error when it cannot be loaded. */
  load: () => Promise<FaceDetector>;
}

/** Starts a face detector for a component, and stops it with the component. */
export function useFaceDetector(): FaceDetectorState {
  const [progress, setProgress] = useState(0);
  const abort = useRef<AbortController>(undefined);
  const detector = useRef<Promise<FaceDetector>>(undefined);
  useEffect(() => () => abort.current?.abort(new Error('closed')), []);
  const load = useCallback(() => {
    if (detector.current) return detector.current;
    abort.current = new AbortController();
    detector.current = startFaceDetector({
      onProgress: setProgress,
      onClose: () => {
        detector.current = undefined;
      },
      signal: abort.current.signal,
    });
    return detector.current;
  }, []);
  return { progress, load };
}
