import { getCartImage, getGetCartImageKey, useGetCartImage } from '@generated/catalog/catalog';
import type { CartImageResponse } from '@generated/catalog/model/cartImageResponse';
import type { Query } from '@/lib/queries/query';
import { type Site, useSite } from '@/lib/site/site';
import type { StepItem } from './step-item';

type PicturedItem = Pick<StepItem, 'kind' | 'upc'>;

function pictureArgs({ storeId }: Site, { kind, upc }: PicturedItem) {
  return [storeId, kind === 'frame' ? 'cartImage' : 'cartImageCL', upc] as const;
}

export function itemPictureQuery(site: Site, item: PicturedItem): Query<CartImageResponse> {
  const args = pictureArgs(site, item);
  return { key: getGetCartImageKey(...args), fetch: (options) => getCartImage(...args, options) };
}

/** Returns the path of an item's picture; undefined while it loads and when there is none. */
export function useItemPicture(item: PicturedItem): string | undefined {
  return useGetCartImage(...pictureArgs(useSite(), item)).data?.path;
}
