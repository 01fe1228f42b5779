import type { PaymentChanged } from '@generated/payments/model/paymentChanged';
import { deletePayment, setDefaultPayment } from '@generated/payments/payments';
import { isApiError } from '@/lib/http/api-error';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import type { SavedCard } from '@/lib/payment/saved-cards';
import { isSignedOut } from '@/lib/session/is-signed-out';
import type { Site } from '@/lib/site/site';
import type { Payments } from './use-payments';

/** `gone`: the card is no longer in the account, or at another place of its list. */
export type ChangeResult = 'changed' | 'rejected' | 'gone' | 'signed-out' | 'failed';

/** Removes a card from the account. Never throws. */
export function removeCard(site: Site, card: SavedCard, refresh: Payments['refresh']): Promise<ChangeResult> {
  return change(card, refresh, () => deletePayment(site.storeId, card.index, { langId: site.languageId }));
}

/** Makes a card the default one. Never throws. */
export function makeDefault(
  site: Site,
  card: SavedCard,
  refresh: Payments['refresh'],
): Promise<ChangeResult> {
  return change(card, refresh, () =>
    setDefaultPayment(site.storeId, card.index, { langId: site.languageId }),
  );
}

async function change(
  card: SavedCard,
  refresh: Payments['refresh'],
  send: () => Promise<PaymentChanged>,
): Promise<ChangeResult> {
  try {
    // Only its place names the card, and a removal in another tab moves the places.
    if (!(await refresh()).some((latest) => isSameCard(latest, card))) return 'gone';
    const { decision } = await send();
    if (decision !== 'ACCEPT') return 'rejected';
    await pendingRevalidation();
    return 'changed';
  } catch (error) {
    if (isSignedOut(error)) return 'signed-out';
    if (!isApiError(error) || error.status !== 404) return 'failed';
    await refresh().catch(() => {});
    return 'gone';
  }
}

function isSameCard(a: SavedCard, b: SavedCard): boolean {
  return a.index === b.index && a.maskedNumber === b.maskedNumber && a.expiry === b.expiry;
}
