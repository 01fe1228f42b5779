import type { ItemPrescriptionResponse } from '@generated/lens/model/itemPrescriptionResponse';
import { createStore, useStoreValue } from '@/lib/state/create-store';
import type { LineItem } from '../api/cart-view';

/** The line that was removed last, with everything that restoring it takes. In memory only: it may hold a prescription. */
export interface RemovedLine {
  lineItem: LineItem;
  name: string;
  /** The cart had no other line. */
  isOnly: boolean;
  /** Read before the removal; undefined when the line had none, or when it could not be read. */
  prescription: ItemPrescriptionResponse | undefined;
}

const removedLine = createStore<RemovedLine | undefined>(undefined);

const ownRemovals = new Set<string>();

export const rememberRemovedLine: (line: RemovedLine) => void = removedLine.set;

/** Call before a line is removed in this tab. */
export function expectRemoval(orderItemId: string): void {
  ownRemovals.add(orderItemId);
}

/** Returns whether this tab, rather than another one, has removed the line. */
export function isOwnRemoval(orderItemId: string): boolean {
  return ownRemovals.has(orderItemId);
}

export function forgetRemovedLine(): void {
  removedLine.set(undefined);
}

/** Call when the shopper leaves the cart. */
export function forgetRemovals(): void {
  ownRemovals.clear();
  forgetRemovedLine();
}

/** Returns the lines with the removed one in its place, where it can be put back. The cart may still contain it. */
export function insertRemovedLine(
  lineItems: readonly LineItem[],
  removed: RemovedLine | undefined,
): readonly LineItem[] {
  if (!removed || removed.isOnly) return lineItems;
  const { lineItem } = removed;
  const others = lineItems.filter(({ orderItemId }) => orderItemId !== lineItem.orderItemId);
  return others.toSpliced(lineItem.orderIndex - 1, 0, lineItem);
}

export function useRemovedLine(): RemovedLine | undefined {
  return useStoreValue(removedLine);
}
