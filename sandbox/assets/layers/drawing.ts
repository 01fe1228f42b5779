import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import type { FrameSolid } from '../geometry/frame-solid';
import type { FramePaints } from '../paint/frame-paints';
import type { Camera } from '../shots/camera';

/** Context of all drawing layers. */
export interface Drawing {
  model: FrameModel;
  color: FrameColor;
  solid: FrameSolid;
  camera: Camera;
  paints: FramePaints;
  /** Lenses do not reflect: eyes are seen through them. */
  isOnFace?: boolean;
  /** Strength of the lenses' reflections; default: 1. */
  reflection?: number;
  /** An id that is unique on the page. */
  id(name: string): string;
  /** Adds an SVG definition. */
  define(definition: string): void;
}
