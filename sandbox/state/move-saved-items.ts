import type { SandboxState } from './state';

/** Merges a guest's wishlist into the member's, without duplicates. */
export function moveSavedItems(state: SandboxState, guestId: string, memberId: string): void {
  const memberKeys = new Set(state.savedItems.by('user', memberId).map(savedItemKey));
  for (const item of state.savedItems.by('user', guestId)) {
    if (memberKeys.has(savedItemKey(item))) state.savedItems.remove(item.savedItemId);
    else state.savedItems.update(item.savedItemId, { userId: memberId });
  }
}

function savedItemKey({ storeId, catentryId }: { storeId: string; catentryId: string }): string {
  return `${storeId} ${catentryId}`;
}
