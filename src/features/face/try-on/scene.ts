import { drawFrame } from './draw-frame';
import { type Crop, faceCrop, wholeCrop } from './face-crop';
import type { FramePicture } from './frame-picture';
import type { FramePlacement } from './frame-placement';

/** A picture of a face at one moment. */
export interface Scene {
  image: CanvasImageSource;
  /** Size of the image in pixels. */
  size: { width: number; height: number };
  /** Undefined without a face. */
  placement: FramePlacement | undefined;
  /** Opacity of the frame, 0 to 1. */
  opacity: number;
  /** Part of the image to show; the face large by default. */
  cropFor?: (aspect: number) => Crop;
}

/** Source of the pictures: a still one, or a stream. */
export interface SceneSource {
  isLive: boolean;
  /** Undefined as long as there is none. */
  current: () => Scene | undefined;
}

export function stillSource(scene: Scene): SceneSource {
  return { isLive: false, current: () => scene };
}

/** Shows as much of an image as there is room for. */
export function wholeScene(size: Scene['size']): (aspect: number) => Crop {
  return (aspect) => wholeCrop(size, aspect);
}

/** Draws a scene with a frame on the face. */
export function drawScene(
  canvas: HTMLCanvasElement,
  { image, size, placement, opacity, cropFor }: Scene,
  picture: FramePicture | undefined,
  width: number,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const aspect = canvas.width / canvas.height;
  const crop = cropFor?.(aspect) ?? (placement ? faceCrop(placement, size, aspect) : wholeCrop(size, aspect));
  const zoom = canvas.width / crop.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(zoom, 0, 0, zoom, -crop.x * zoom, -crop.y * zoom);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  if (!picture || !placement || opacity === 0) return;
  context.globalAlpha = opacity;
  drawFrame(context, picture, width, placement);
  context.globalAlpha = 1;
}
