import { useEffect, useState } from 'react';
import { isApiError } from '@/lib/http/api-error';
import { createStore } from '../state/create-store';
import { isSignedOut } from './is-signed-out';
import { useAccount } from './user-context';

/** The API recognizes the shopper from an earlier visit and requires a full sign-in before this call. */
const PARTIAL_AUTHENTICATION = 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED';

/** True while the sign-in dialog is open over the page. Pages with a `SessionNotice` show it. */
export const signInRequest = createStore(false);

/** State of what only a member has. `signed-out`: the session has ended, or must be confirmed by a sign-in. */
export type MemberDataState = 'loading' | 'failed' | 'signed-out' | 'ready';

/** Returns the state of a query; opens the sign-in dialog when the API requires a remembered shopper to sign in first. */
export function useMemberDataState({ data, error }: { data: unknown; error: unknown }): MemberDataState {
  const isSignInNeeded = isApiError(error) && error.key === PARTIAL_AUTHENTICATION;
  useEffect(() => {
    if (isSignInNeeded) signInRequest.set(true);
  }, [isSignInNeeded]);
  // Applies to older data, too, which belongs to a session that has ended.
  if (isSignedOut(error)) return 'signed-out';
  if (data) return 'ready';
  return error ? 'failed' : 'loading';
}

/**
 * @returns the problem of a form; not that the session has ended, where the notice of the page says so already, nor once the
 * shopper has signed in again.
 *
 * @param isInDialog whether the form covers the notice of the page.
 */
export function useCurrentProblem<Problem extends string>(
  problem: Problem | undefined,
  { isInDialog = false }: { isInDialog?: boolean } = {},
): Problem | undefined {
  const { state } = useAccount();
  const isSignedOut = problem === 'signed-out';
  const [wasGuest, setWasGuest] = useState(false);
  useEffect(() => {
    if (!isSignedOut) setWasGuest(false);
    else if (state === 'guest') setWasGuest(true);
  }, [isSignedOut, state]);
  const isOver = wasGuest && state === 'member';
  const isOnPage = !isInDialog && (wasGuest || state === 'guest');
  return isSignedOut && (isOver || isOnPage) ? undefined : problem;
}
