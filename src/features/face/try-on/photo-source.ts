import { measureFace } from '@/domain/face/measure-face';
import type { DetectedFace } from '@/lib/face/face-detector';
import { placeFrame, templeDistance } from './frame-placement';
import { type SceneSource, stillSource } from './scene';

type Picture = Parameters<typeof measureFace>[1];

/**
 * Returns the distance of the temple points in millimeters: by the width that is known, else by the irises, which are nearly as
 * wide in all adults.
 */
export function scaledTemples(face: DetectedFace, picture: Picture, knownWidth: number | undefined): number {
  const temples = templeDistance(face);
  return knownWidth === undefined ? temples : (temples * knownWidth) / measureFace(face, picture).width;
}

/** Returns a photo of the shopper. @param knownWidth of the frame that fits, in millimeters. */
export function photoSource(
  photo: ImageBitmap,
  face: DetectedFace,
  knownWidth: number | undefined,
): SceneSource {
  const size = { width: photo.width, height: photo.height };
  const placement = placeFrame(face, scaledTemples(face, size, knownWidth));
  return stillSource({ image: photo, size, placement, opacity: 1 });
}
