import { useEffect } from 'react';
import { useLatest } from '../state/use-latest';
import { closeOnBack } from './close-on-back';

/** Where Back closes an overlay: on phones and tablets, at every width, or nowhere, since Back leaves the page below it. */
export type ClosesOnBack = 'small' | 'always' | 'never';

/**
 * While an overlay is open, the browser's Back closes it (see `closeOnBack`). It also closes when the document is left, so that
 * Back to that, from the back/forward cache, shows the page itself.
 */
export function useCloseOnBack(open: boolean, onClose: () => void, where: ClosesOnBack = 'small'): void {
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!open) return undefined;
    // Not before a reload, which brings it back.
    const close = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [open]);
  useEffect(
    () =>
      open && where !== 'never'
        ? closeOnBack(() => latest.current(), { atEveryWidth: where === 'always' })
        : undefined,
    [open, where],
  );
}
