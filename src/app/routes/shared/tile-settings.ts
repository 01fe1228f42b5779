import type { TileSettings } from '@/features/product-card/api/product-tile';

/** Minimum discount for a badge, in percent. 003 §9 gives no value, so every discount has a badge. */
export const tileSettings: TileSettings = { minBadgePercent: 1 };
