import { getGetFrameImageUrl, useGetImageManifest } from '@generated/assets/assets';
import type { ImageManifest } from '@generated/assets/model/index';

/**
 * Returns the path of a frame's three-quarter image, from its image manifest (000 §2). Requested only when `enabled`. Undefined
 * while loading, and for a frame without one.
 */
export function useHoverImage(upc: string, enabled: boolean): string | undefined {
  const { data } = useGetImageManifest(upc, { swr: { enabled: enabled } });
  return data && toHoverImage(data);
}

/** Returns the three-quarter image of a manifest; prefers the left one. */
export function toHoverImage({ items }: ImageManifest): string | undefined {
  const image =
    items.find((item) => item.type === 'three-quarter-left') ??
    items.find((item) => item.type === 'three-quarter-right');
  return image && getGetFrameImageUrl(image.file_key);
}
