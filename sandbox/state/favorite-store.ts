import { z } from 'zod';

/** A store that a shopper has marked as favorite. */
export const favoriteStoreDocument = z.object({
  userId: z.string(),
  storeId: z.string(),
  /** The store's uniqueID. */
  storeLocId: z.string(),
  nickName: z.string(),
});
export type FavoriteStore = z.infer<typeof favoriteStoreDocument>;

/** Returns the key of a favorite: a store is a favorite of a shopper once. */
export function favoriteStoreKey({
  userId,
  storeLocId,
}: Pick<FavoriteStore, 'userId' | 'storeLocId'>): string {
  return `${userId} ${storeLocId}`;
}
