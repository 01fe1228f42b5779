import { useRef, useState } from 'react';
import type { OpenAddition } from '@/lib/cart/add-once';
import { isApiError } from '@/lib/http/api-error';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import { useSite } from '@/lib/site/site';
import { forgetRemovedLine, type RemovedLine } from '../state/removed-line';
import type { ChangeFailure } from './use-cart-change';

export interface RestoreLine {
  restore: () => Promise<void>;
  busy: boolean;
  /** Reason why the line is not back. */
  failure: ChangeFailure | undefined;
  /** The line is back, but not with everything. */
  incomplete: boolean;
}

/** Puts the line that was removed last back into the cart. */
export function useRestoreLine(line: RemovedLine, onRestored: () => void): RestoreLine {
  const site = useSite();
  const pending = useRef(false);
  const open = useRef<OpenAddition>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure>();
  const [incomplete, setIncomplete] = useState(false);

  const restore = async () => {
    // A ref, because both clicks of a double click would see the same state.
    if (pending.current) return;
    pending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { restoreLine } = await import('./restore-line');
      const isComplete = await restoreLine(site, line, open.current);
      await pendingRevalidation().catch(() => {});
      onRestored();
      if (isComplete) forgetRemovedLine();
      else setIncomplete(true);
    } catch (error) {
      setFailure({ message: isApiError(error) ? error.serverMessage : '' });
    } finally {
      pending.current = false;
      setBusy(false);
    }
  };

  return { restore, busy, failure, incomplete };
}
