import { useFindProductsByPartNumbers } from '@generated/catalog/catalog';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { useMemo } from 'react';
import { tileProductsArgs } from '../queries/tile-products';
import { useSite } from '../site/site';
import { useStoreValue } from '../state/create-store';
import { MAX_RECENTLY_VIEWED, recentlyViewed } from './recently-viewed';

export interface RecentlyViewedProducts {
  /** Number of frames to show, known before they load. */
  count: number;
  /** The latest first; undefined while loading. Frames that are no longer sold are left out. */
  products: readonly CatalogSearchProduct[] | undefined;
  failed: boolean;
}

const NONE: readonly string[] = [];

/** Returns the frames that were seen last in this browser, in one request. */
export function useRecentlyViewed({
  except,
  enabled,
}: {
  except?: string;
  enabled: boolean;
}): RecentlyViewedProducts {
  const site = useSite();
  const seen = useStoreValue(recentlyViewed) ?? NONE;
  const upcs = useMemo(
    () => seen.filter((upc) => upc !== except).slice(0, MAX_RECENTLY_VIEWED),
    [seen, except],
  );
  const { data, error } = useFindProductsByPartNumbers(...tileProductsArgs(site, upcs), {
    swr: { enabled: enabled && upcs.length > 0, keepPreviousData: true },
  });
  const products = useMemo(() => {
    const byUpc = new Map(data?.catalogEntryView.map((product) => [product.partNumber, product]));
    return data && upcs.flatMap((upc) => byUpc.get(upc) ?? []);
  }, [data, upcs]);
  return { count: upcs.length, products, failed: error !== undefined };
}
