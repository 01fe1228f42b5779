import { getGetFrameImageUrl, useGetImageManifest } from '@generated/assets/assets';
import type { ImageManifest } from '@generated/assets/model';

/**
 * Path of a frame's three-quarter image, from its image manifest (000 §2). Requested only when `enabled`. Undefined
 * while loading, and for a frame without one.
 */
export function useTurnedPicture(upc: string, wanted: boolean): string | undefined {
  const { data } = useGetImageManifest(upc, { swr: { enabled: wanted } });
  return data && turnedPictureOf(data);
}

/** The three-quarter image of a manifest; prefers the left one. */
export function turnedPictureOf({ items }: ImageManifest): string | undefined {
  const shot =
    items.find((item) => item.type === 'three-quarter-left') ??
    items.find((item) => item.type === 'three-quarter-right');
  return shot && getGetFrameImageUrl(shot.file_key);
}
