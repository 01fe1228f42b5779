import { getGetFrameImageUrl } from '@generated/assets/assets';
import type { ImageManifest } from '@generated/assets/model/imageManifest';
import type { ShotType } from '@generated/assets/model/shotType';

export interface Shot {
  type: ShotType;
  src: string;
}

/** The eight shot types in display order (product.md §1). */
const ORDER: readonly ShotType[] = [
  'front',
  'three-quarter-left',
  'three-quarter-right',
  'profile',
  'temple-detail',
  'folded',
  'worn',
  'case',
];

/**
 * Returns a manifest's pictures in display order, the first of each type; missing types are skipped (000 §2).
 *
 * @param image the catalog's front picture, for a frame without a manifest.
 */
export function toGallery(manifest: ImageManifest | undefined, image: string | undefined): readonly Shot[] {
  const shots = ORDER.flatMap((type) => {
    const item = manifest?.items.find((candidate) => candidate.type === type);
    return item ? [{ type, src: getGetFrameImageUrl(item.file_key) }] : [];
  });
  if (shots.length > 0 || !image) return shots;
  return [{ type: 'front', src: image }];
}
