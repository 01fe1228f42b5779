import { useGetContextData } from '@generated/identity/identity';
import { useEffect, useState } from 'react';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { isSignedOut } from '@/lib/session/is-signed-out';
import { useHasSession } from '@/lib/session/session-cookie';
import { isMember } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import { type LoadedProfile, loadProfile, resetProfile, saveProfile } from '../api/profile';
import type { Choices } from '../state/use-choices';

export interface Profile {
  /** Kind of shopper, which determines whether the profile can be saved. */
  shopper: 'loading' | 'guest' | 'member';
  /** State of the account's profile. A guest's is idle. */
  state: 'loading' | 'idle' | 'saving' | 'load-failed' | 'save-failed' | 'sign-in-needed';
  /** True if the account has the choices of this device. */
  isSaved: boolean;
  save: () => Promise<void>;
  load: () => void;
  /** Resets the account's profile. @returns whether it worked; true for a guest, who has none. */
  reset: () => Promise<boolean>;
}

/**
 * Manages the profile that the advisor saves in the member's account (000 §4, §6). Guests have theirs on the device only.
 *
 * @param onNewer the account has newer choices than this device; they are in use now.
 */
export function useProfile(choices: Choices, onNewer: () => void): Profile {
  const site = useSite();
  const { userId, isLoading } = useMemberId();
  const [state, setState] = useState<Profile['state']>('idle');
  const [loaded, setLoaded] = useState<LoadedProfile>();
  /** The member whose profile has loaded, or failed to. */
  const [loadedFor, setLoadedFor] = useState<string>();
  const latest = useLatest(choices);

  const take = (profile: LoadedProfile | undefined) => {
    setLoaded(profile);
    setState('idle');
    if (profile?.saved && latest.current.merge(profile.saved)) onNewer();
  };
  const load = async (memberId: string, isStale = () => false) => {
    setState('loading');
    const result = await loadProfile(site, memberId).then(
      (profile) => ({ profile }),
      (error: unknown) => ({ error }),
    );
    if (isStale()) return;
    if ('error' in result) setState(isSignedOut(result.error) ? 'sign-in-needed' : 'load-failed');
    else take(result.profile);
    setLoadedFor(memberId);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each member
  useEffect(() => {
    if (userId === undefined) return;
    let isStale = false;
    void load(userId, () => isStale);
    return () => {
      isStale = true;
    };
  }, [userId]);

  const save = async () => {
    const { choices: current, changedAt } = latest.current;
    if (userId === undefined) return;
    setState('saving');
    const dated = { choices: current, changedAt: changedAt ?? Date.now() };
    try {
      const tokens = await saveProfile(site, userId, {
        choices: dated,
        userUUID: loaded?.tokens.userUUID,
      });
      setLoaded({ tokens, saved: dated });
      setState('idle');
    } catch (error) {
      setState(isSignedOut(error) ? 'sign-in-needed' : 'save-failed');
    }
  };

  const reset = async () => {
    if (userId === undefined) return true;
    try {
      await resetProfile(site, userId);
      setLoaded(undefined);
      setState('idle');
      return true;
    } catch {
      return false;
    }
  };

  return {
    shopper: isLoading ? 'loading' : userId === undefined ? 'guest' : 'member',
    state: userId !== undefined && userId !== loadedFor ? 'loading' : state,
    isSaved: loaded?.saved !== undefined && loaded.saved.changedAt === choices.changedAt,
    save,
    load: () => void (userId === undefined ? undefined : load(userId)),
    reset,
  };
}

interface Member {
  /** True until the shopper is identified. */
  isLoading: boolean;
  /** Undefined for a guest. */
  userId: string | undefined;
}

/** Returns the member who is signed in, on any page. Without a session nothing is requested. */
function useMemberId(): Member {
  const { storeId, languageId } = useSite();
  const hasSession = useHasSession();
  const { data, error } = useGetContextData(
    storeId,
    { langId: languageId },
    { swr: { ...shopperQueryOptions, enabled: hasSession } },
  );
  const userId = hasSession && data && isMember(data) ? String(data.basicInfo.runAsId) : undefined;
  return { isLoading: hasSession && !data && !error, userId };
}
