import { getGetFrameImageUrl, useGetImageManifest } from '@generated/assets/assets';
import type { ImageManifest } from '@generated/assets/model';

/**
 * Path of the picture that shows a frame from three-quarters, by its manifest (000 §2); asked for only once it is wanted.
 * Undefined while it is not known, and for a frame without one.
 */
export function useTurnedPicture(upc: string, wanted: boolean): string | undefined {
  const { data } = useGetImageManifest(upc, { swr: { enabled: wanted } });
  return data && turnedPictureOf(data);
}

/** The three-quarter picture of a manifest, the left one first as in the order of shots. */
export function turnedPictureOf({ items }: ImageManifest): string | undefined {
  const shot =
    items.find((item) => item.type === 'three-quarter-left') ??
    items.find((item) => item.type === 'three-quarter-right');
  return shot && getGetFrameImageUrl(shot.file_key);
}
