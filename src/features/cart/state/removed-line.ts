import type { ItemPrescriptionResponse } from '@generated/lens/model/itemPrescriptionResponse';
import { createStore, useStoreValue } from '@/lib/state/create-store';
import type { LineItem } from '../api/cart-view';

/** The line that was removed last, with everything that restoring it takes. In memory only: it may hold a prescription. */
export interface RemovedLine {
  lineItem: LineItem;
  name: string;
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

/** Whether this tab has removed the line, and not another one. */
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

export function useRemovedLine(): RemovedLine | undefined {
  return useStoreValue(removedLine);
}
