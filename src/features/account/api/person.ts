import { getGetPersonKey, getPerson, useGetPerson } from '@generated/identity/identity';
import type { Person } from '@generated/identity/model/person';
import type { SocialProvider } from '@generated/identity/model/socialProvider';
import { useMemo } from 'react';
import type { Query } from '@/lib/queries/query';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { type MemberDataState, useMemberDataState } from '@/lib/session/sign-in-request';
import { type Site, useSite } from '@/lib/site/site';

/** The account as the page of its details shows it. */
export interface Details {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  receivesNewsletter: boolean;
  /** An account of a social sign-in may have none. */
  hasPassword: boolean;
  provider: SocialProvider | undefined;
  /** Undefined where the host has no one-time codes. */
  secondFactor: { isOn: boolean; recoveryCodesLeft: number } | undefined;
}

export interface LoadedDetails {
  state: MemberDataState;
  details: Details | undefined;
  refresh: () => Promise<unknown>;
}

function personArgs({ storeId, languageId }: Site) {
  return [storeId, { langId: languageId }] as const;
}

/** Returns the account of a member. Never for a guest, who has none. */
export function personQuery(site: Site): Query<Person> {
  const args = personArgs(site);
  return { key: getGetPersonKey(...args), fetch: (options) => getPerson(...args, options) };
}

/** @param enabled whether the shopper is a member; nothing is requested otherwise. */
export function useDetails(enabled: boolean): LoadedDetails {
  const { data, error, mutate } = useGetPerson(...personArgs(useSite()), {
    swr: { ...shopperQueryOptions, enabled },
  });
  const state = useMemberDataState({ data, error });
  const details = useMemo(() => (data ? toDetails(data) : undefined), [data]);
  return { state, details, refresh: () => mutate() };
}

function toDetails(person: Person): Details {
  return {
    userId: person.userId,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: person.email1.trim(),
    receivesNewsletter: person.receiveEmail === 'true',
    hasPassword: person.x_hasPassword === 'true',
    provider: person.x_socialProvider,
    secondFactor: person.x_secondFactor && {
      isOn: person.x_secondFactor === 'true',
      recoveryCodesLeft: Number(person.x_recoveryCodesLeft ?? 0),
    },
  };
}
