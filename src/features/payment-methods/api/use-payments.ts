import { useListPayments } from '@generated/payments/payments';
import { useMemo, useState } from 'react';
import { type SavedCard, thisMonth, toSavedCards } from '@/lib/payment/saved-cards';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { isSignedOut } from '@/lib/session/is-signed-out';
import { useSignInRequest } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';
import { paymentsArgs } from './payments-query';

/** The saved cards of the account. */
export interface Payments {
  /** `signed-out`: the session has ended, or must be confirmed by a sign-in. */
  state: 'loading' | 'failed' | 'signed-out' | 'ready';
  /** Empty until they are loaded. */
  cards: readonly SavedCard[];
  /** Loads them again. @throws ApiError */
  refresh: () => Promise<readonly SavedCard[]>;
}

/** @param enabled whether the shopper is a member; nothing is requested otherwise. */
export function usePayments(enabled: boolean): Payments {
  const [today] = useState(thisMonth);
  const { data, error, mutate } = useListPayments(...paymentsArgs(useSite()), {
    swr: { ...shopperQueryOptions, enabled },
  });
  useSignInRequest(error);
  const cards = useMemo(() => (data ? toSavedCards(data, today) : []), [data, today]);
  const refresh = async () => {
    const latest = await mutate();
    return latest ? toSavedCards(latest, today) : [];
  };
  return { state: stateOf(data, error), cards, refresh };
}

function stateOf(data: object | undefined, error: unknown): Payments['state'] {
  // Applies to older data, too, which belongs to a session that has ended.
  if (isSignedOut(error)) return 'signed-out';
  if (data) return 'ready';
  return error ? 'failed' : 'loading';
}
