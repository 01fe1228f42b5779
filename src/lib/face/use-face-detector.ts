import { useCallback, useEffect, useRef, useState } from 'react';
import { type FaceDetector, startFaceDetector } from './face-detector';

export interface FaceDetectorState {
  /** Downloaded fraction, 0 to 1. */
  progress: number;
  /** Starts the detector once; a failed start is tried again by the next call. @throws Error when it cannot be loaded. */
  load: () => Promise<FaceDetector>;
}

/** The face detector of a component. It ends with the component. */
export function useFaceDetector(): FaceDetectorState {
  const [progress, setProgress] = useState(0);
  const abort = useRef<AbortController>(undefined);
  const detector = useRef<Promise<FaceDetector>>(undefined);
  useEffect(() => () => abort.current?.abort(new Error('closed')), []);
  const load = useCallback(() => {
    if (detector.current) return detector.current;
    abort.current = new AbortController();
    const starting = startFaceDetector({ onProgress: setProgress, signal: abort.current.signal });
    detector.current = starting;
    starting.catch(() => {
      detector.current = undefined;
    });
    return starting;
  }, []);
  return { progress, load };
}
