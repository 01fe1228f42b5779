import { useEffect } from 'react';
import { useLatest } from '../state/use-latest';
import { type CloseOnBackOptions, closeOnBack } from './close-on-back';

/** While an overlay is open, the browser's Back closes it (see `closeOnBack`). */
export function useCloseOnBack(
  open: boolean,
  onClose: () => void,
  { atEveryWidth }: CloseOnBackOptions = {},
): void {
  const latest = useLatest(onClose);
  useEffect(
    () => (open ? closeOnBack(() => latest.current(), { atEveryWidth }) : undefined),
    [open, atEveryWidth],
  );
}
