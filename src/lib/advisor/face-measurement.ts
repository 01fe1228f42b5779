import type { ReactNode } from 'react';
import type { FaceShape } from '@/domain/advisor/face-shape';

/** Measurements of a face on the device. They never include a picture or a point of it. */
export interface FaceMeasurement {
  faceShape: FaceShape;
  /** Width of the frame that fits, in millimeters; undefined if it could not be measured. */
  widthMm?: number | undefined;
  /** Possible error of `widthMm`. */
  widthSpreadMm?: number | undefined;
  /** Pupillary distance in millimeters. The lens panel offers it, but never enters it automatically. */
  pdMm?: number | undefined;
  pdSpreadMm?: number | undefined;
  method: 'camera' | 'photo';
}

/** Slot that measures the face. It renders the choice of a method, and everything up to the result. */
export interface FaceMeasureSlot {
  onMeasured: (measurement: FaceMeasurement) => void;
  /** The shopper goes on with questions, or the camera failed. */
  onQuestions: () => void;
  /** Receives the heading of the current view, which gets the focus; undefined for the choice of a method. */
  onHeading: (heading: string | undefined) => void;
}

export type RenderFaceMeasure = (slot: FaceMeasureSlot) => ReactNode;

interface RecommendedFrame {
  upc: string;
  name: string;
  totalWidth: number | undefined;
}

/** Slot: the button that tries a frame on; renders nothing for a frame that cannot be tried on. */
export type RenderTryOn = (
  frame: RecommendedFrame,
  /** All frames beside it, including itself. */
  frames: readonly RecommendedFrame[],
) => ReactNode;
