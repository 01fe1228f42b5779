import type { SandboxState } from './state';

/** A guest's wishlist joins the member's; what the member has saved already is not saved twice. */
export function moveSavedItems(state: SandboxState, guestId: string, memberId: string): void {
  const kept = new Set(state.savedItems.by('user', memberId).map(keyOf));
  for (const item of state.savedItems.by('user', guestId)) {
    if (kept.has(keyOf(item))) state.savedItems.remove(item.savedItemId);
    else state.savedItems.update(item.savedItemId, { userId: memberId });
  }
}

function keyOf({ storeId, catentryId }: { storeId: string; catentryId: string }): string {
  return `${storeId} ${catentryId}`;
}
