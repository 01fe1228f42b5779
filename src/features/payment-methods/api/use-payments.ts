import { useListPayments } from '@generated/payments/payments';
import { useMemo, useState } from 'react';
import { type SavedCard, thisMonth, toSavedCards } from '@/lib/payment/saved-cards';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { type MemberDataState, useMemberDataState } from '@/lib/session/sign-in-request';
import { useSite } from '@/lib/site/site';
import { paymentsArgs } from './payments-query';

/** The saved cards of the account. */
export interface Payments {
  state: MemberDataState;
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
  const state = useMemberDataState({ data, error });
  const cards = useMemo(() => (data ? toSavedCards(data, today) : []), [data, today]);
  const refresh = async () => {
    const latest = await mutate();
    return latest ? toSavedCards(latest, today) : [];
  };
  return { state, cards, refresh };
}
