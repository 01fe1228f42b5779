import { useEffect } from 'react';
import { useLatest } from '../state/use-latest';
import { closeOnBack } from './close-on-back';

/** Where Back closes an overlay: on phones and tablets, at every width, or nowhere, since Back leaves the page below it. */
export type ClosesOnBack = 'small' | 'always' | 'never';

/** While an overlay is open, the browser's Back closes it (see `closeOnBack`). */
export function useCloseOnBack(open: boolean, onClose: () => void, where: ClosesOnBack = 'small'): void {
  const latest = useLatest(onClose);
  useEffect(
    () =>
      open && where !== 'never'
        ? closeOnBack(() => latest.current(), { atEveryWidth: where === 'always' })
        : undefined,
    [open, where],
  );
}
