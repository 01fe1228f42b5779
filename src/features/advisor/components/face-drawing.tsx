import type { FaceShape, FrameShapeCode } from '@/domain/advisor/face-shape';
import { EYES_Y, eyeHalfWidth, faceOutline } from '@/domain/face/face-outlines';
import { FrameLines } from '@/ui/drawings/frame-outline';
import { lensOutlines } from '@/ui/drawings/lens-outlines';
import { LineDrawing } from '@/ui/drawings/line-drawing';

export interface FaceDrawingProps {
  shape: FaceShape;
  /** A frame on the face. */
  frame?: FrameShapeCode | undefined;
  className?: string;
}

/** Size of the drawing of a frame. */
const FRAME_WIDTH = 120;
const LENS_MIDDLE_Y = 24;

/** Renders a decorative line drawing of a face, in the text color. */
export function FaceDrawing({ shape, frame, className }: FaceDrawingProps) {
  const outline = frame && lensOutlines[frame];
  const scale = (2 * eyeHalfWidth(shape)) / FRAME_WIDTH;
  return (
    <LineDrawing width={120} height={150} strokeWidth={1.5} className={className}>
      <path d={faceOutline(shape)} className="fill-paper stroke-line-strong" />
      <g className="stroke-line-strong">
        <path d="M60 78c-1.5 7-3.4 10.5-3.4 12.8c0 1.800 1.500 2.700 3.4 2.7s3.200-.6 3.200-1.800" />
        <path d="M50 109c5.5 3.6 14.5 3.6 20 0" />
        {outline ? null : (
          <>
            <path d="M36 62c4-3 10-3 14 0M70 62c4-3 10-3 14 0" />
            <path d="M38 71.5c3.5-3 8-3 11.5 0M70.5 71.5c3.5-3 8-3 11.5 0" />
          </>
        )}
      </g>
      {outline ? (
        <g
          transform={`translate(60 ${EYES_Y}) scale(${scale}) translate(${-FRAME_WIDTH / 2} ${-LENS_MIDDLE_Y})`}
          strokeWidth={2.5}
        >
          <FrameLines outline={outline} />
        </g>
      ) : null}
    </LineDrawing>
  );
}
