import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import type { TileSettings } from '@/features/product-card/api/product-tile';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { oncePerObject } from '@/lib/cache/once-per-object';

/** Minimum discount for a badge, in percent. 003 §9 gives no value, so every discount has a badge. */
const SETTINGS: TileSettings = { minBadgePercent: 1 };

/** Maps a product to its tile. */
export const toTile = oncePerObject((product: CatalogSearchProduct) => toProductTile(product, SETTINGS));
