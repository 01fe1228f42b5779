import { useGetImageManifest } from '@generated/assets/assets';
import { useMemo } from 'react';
import type { ProductView } from './product-view';
import { type Shot, toGallery } from './to-gallery';

/** Returns the pictures of a product; the single catalog picture until the manifest has loaded, or when there is none. */
export function useGallery({ upc, image, kind }: ProductView): readonly Shot[] {
  const { data } = useGetImageManifest(upc, { swr: { enabled: kind !== 'contact-lenses' } });
  return useMemo(() => toGallery(data, image), [data, image]);
}
