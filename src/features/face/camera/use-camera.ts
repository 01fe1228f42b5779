import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraFailure, closeCamera, openCamera } from './open-camera';

export interface Camera {
  videoRef: RefObject<HTMLVideoElement | null>;
  /** The video shows a picture. */
  isRunning: boolean;
}

/** Shows the camera's picture while the component is mounted. Stops it in a hidden tab, and when the component unmounts. */
export function useCamera(onFailure: (failure: CameraFailure) => void): Camera {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isRunning, setRunning] = useState(false);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const start = async () => {
      const opened = await openCamera();
      if (typeof opened === 'string') return isOver ? undefined : fail(opened);
      const video = videoRef.current;
      // Closed or hidden while the browser asked for permission.
      if (isOver || document.hidden || stream || !video) return closeCamera(opened);
      stream = opened;
      // Fires when the camera is unplugged, no longer allowed or taken by another program, but not after our `stop()`.
      for (const track of opened.getTracks()) track.addEventListener('ended', lose);
      await show(opened, video);
      setRunning(stream === opened);
    };
    const stop = () => {
      if (stream) closeCamera(stream);
      stream = undefined;
      setRunning(false);
    };
    const lose = () => {
      stop();
      fail('in-use');
    };
    const changeVisibility = () => (document.hidden ? stop() : void start());
    document.addEventListener('visibilitychange', changeVisibility);
    void start();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', changeVisibility);
      stop();
    };
  }, []);
  return { videoRef, isRunning };
}

async function show(stream: MediaStream, video: HTMLVideoElement): Promise<void> {
  video.srcObject = stream;
  // Rejected when the component goes first.
  await video.play().catch(() => undefined);
}
