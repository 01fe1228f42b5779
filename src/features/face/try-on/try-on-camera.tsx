import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FramePlacement,
  followPlacement,
  placeFrame,
  templeDistance,
} from '@/domain/face/frame-placement';
import type { FaceDetector } from '@/lib/face/face-detector';
import type { CameraFailure } from '@/lib/face/open-camera';
import { useCamera } from '@/lib/face/use-camera';
import { useLiveDetection } from '@/lib/face/use-live-detection';
import { drawFrame } from './draw-frame';
import type { FramePicture } from './frame-picture';
import { StageFrame } from './stage-frame';

export interface TryOnCameraProps {
  detector: FaceDetector | undefined;
  picture: FramePicture | undefined;
  /** Total width of the frame in millimeters. */
  width: number;
  onFailure: (failure: CameraFailure | 'not-loaded') => void;
}

/** Weight of a new placement: the frame follows without trembling. */
const FOLLOW = 0.6;
/** Weight of a new distance of the temples, which does not change. */
const LEARN = 0.08;

/** The shopper as in a mirror, with the frame on. */
export function TryOnCamera({ detector, picture, width, onFailure }: TryOnCameraProps) {
  const { t } = useLingui();
  const { videoRef, isRunning } = useCamera(onFailure);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const placement = useRef<FramePlacement>(undefined);
  const temples = useRef<number>(undefined);
  const [hasFace, setHasFace] = useState(true);
  const guidance = hasFace
    ? t`Turn your head a little to see the frame from the side.`
    : t`Move your face into the picture.`;
  const status = isRunning ? guidance : t`Waiting for your camera. Your browser may ask for permission.`;
  useLiveDetection({
    videoRef,
    detector,
    isRunning,
    onDetection: ({ faces: [face] }) => {
      setHasFace(face !== undefined);
      if (!face) {
        placement.current = undefined;
        return true;
      }
      const measured = templeDistance(face);
      temples.current =
        temples.current === undefined ? measured : temples.current + (measured - temples.current) * LEARN;
      placement.current = followPlacement(placement.current, placeFrame(face, temples.current), FOLLOW);
      return true;
    },
    onFailure: () => onFailure('not-loaded'),
  });
  const draw = useEffectEvent(() => {
    const [video, canvas] = [videoRef.current, canvasRef.current];
    const context = canvas?.getContext('2d');
    if (!video?.videoWidth || !canvas || !context) return;
    if (canvas.width !== video.videoWidth)
      Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
    context.drawImage(video, 0, 0);
    if (picture && placement.current) drawFrame(context, picture, width, placement.current);
  });
  useEffect(() => {
    if (!isRunning) return;
    let request = requestAnimationFrame(function next() {
      draw();
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [isRunning]);
  return (
    <StageFrame canvasRef={canvasRef} mirrored label={t`You, with the frame on`} status={status}>
      <video ref={videoRef} muted playsInline className="sr-only" />
    </StageFrame>
  );
}
