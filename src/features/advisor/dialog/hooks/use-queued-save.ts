import { useEffect, useRef } from 'react';
import { takeQueue } from '../state/queue';
import type { Profile } from './use-profile';

/** Runs the save that waited for a sign-in, once it is known who has signed in (000 §4). A guest's is dropped. */
export function useQueuedSave(profile: Profile): void {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (takeQueue().includes('save-profile')) isWaiting.current = true;
  }, []);
  useEffect(() => {
    // Waits for the account's profile.
    if (!isWaiting.current || profile.shopper === 'loading' || profile.state === 'loading') return;
    isWaiting.current = false;
    if (profile.shopper === 'member') void profile.save();
  }, [profile]);
}
