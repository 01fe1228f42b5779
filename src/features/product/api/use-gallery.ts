import { useGetImageManifest } from '@generated/assets/assets';
import { useMemo } from 'react';
import type { ProductView } from './product-view';
import { type Shot, toGallery } from './to-gallery';

/** The pictures of a product; the catalogue's one picture while there is no manifest, and for what has none. */
export function useGallery({ upc, image, kind }: ProductView): readonly Shot[] {
  const { data } = useGetImageManifest(upc, { swr: { enabled: kind !== 'contact-lenses' } });
  return useMemo(() => toGallery(data, image), [data, image]);
}
