import { itemPrescription } from '../../state/item-prescription';
import type { SandboxState } from '../../state/state';

/** Number of a shopper's files to keep that no prescription uses, such as replaced ones. */
const MAX_UNUSED_FILES = 20;

/** Removes the oldest files of a shopper that no prescription uses. */
export function removeOldFiles(state: SandboxState, userId: string): void {
  const used = new Set([
    ...state.orders.by('user', userId).flatMap(({ items }) => items.map(savedFileOf)),
    ...state.accountPrescriptions.by('user', userId).map(({ savedFileName }) => savedFileName),
  ]);
  const unused = state.prescriptionFiles
    .by('user', userId)
    .filter(({ savedFileName }) => !used.has(savedFileName));
  const excess = Math.max(0, unused.length - MAX_UNUSED_FILES);
  for (const { savedFileName } of unused.slice(0, excess)) state.prescriptionFiles.remove(savedFileName);
}

function savedFileOf(item: Parameters<typeof itemPrescription>[0]): string | undefined {
  return itemPrescription(item)?.savedFileName;
}
