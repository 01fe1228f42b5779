import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FramePlacement } from '@/domain/face/frame-placement';
import { drawFrame } from './draw-frame';
import type { FramePicture } from './frame-picture';
import { StageFrame } from './stage-frame';

export interface TryOnPhotoProps {
  photo: ImageBitmap;
  placement: FramePlacement;
  picture: FramePicture | undefined;
  /** Total width of the frame in millimeters. */
  width: number;
}

/** The shopper's photo, with the frame on. */
export function TryOnPhoto({ photo, placement, picture, width }: TryOnPhotoProps) {
  const { t } = useLingui();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    Object.assign(canvas, { width: photo.width, height: photo.height });
    context.drawImage(photo, 0, 0);
    if (picture) drawFrame(context, picture, width, placement);
  }, [photo, placement, picture, width]);
  return <StageFrame canvasRef={canvasRef} label={t`Your photo, with the frame on`} />;
}
