import type { TileSettings } from '@/features/product-card/api/product-tile';

/** The page setting for badges (003 §9 names it without its value): every reduction has one until the retailer says more. */
export const tileSettings: TileSettings = { badgeFromPercent: 1 };
