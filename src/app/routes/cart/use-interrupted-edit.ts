import { useEffect, useRef } from 'react';
import type { LensSelection } from '@/features/lens/state/lens-selection';
import { useLensSelection } from '@/features/lens/state/lens-selection-store';
import { useLatest } from '@/lib/state/use-latest';

/**
 * An edit ends by itself when its line is gone: another tab has removed it, or the session has ended. What was chosen by then
 * stays with the frame, whose page shows it, like what an edit has saved.
 *
 * @param changed what was chosen during the edit; undefined until something was.
 * @returns call it when the shopper cancels.
 */
export function useInterruptedEdit(frameUpc: string, changed: LensSelection | undefined): () => void {
  const latest = useLatest(changed);
  const page = useLatest(useLensSelection(frameUpc));
  const isCanceled = useRef(false);
  useEffect(
    () => () => {
      if (!isCanceled.current && latest.current) page.current.update(latest.current);
    },
    [],
  );
  return () => {
    isCanceled.current = true;
  };
}
