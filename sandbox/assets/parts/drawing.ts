import type { FrameColour, FrameModel } from '@sandbox/seed/models/frame';
import type { FrameSolid } from '../geometry/frame-solid';
import type { FramePaints } from '../paint/frame-paints';
import type { Camera } from '../shots/camera';

/** What every part of a drawing needs to know. */
export interface Drawing {
  model: FrameModel;
  colour: FrameColour;
  solid: FrameSolid;
  camera: Camera;
  paints: FramePaints;
  /** An id that no other drawing on the page has. */
  id(name: string): string;
  /** Notes a definition that the drawing refers to by its id. */
  define(definition: string): void;
}
