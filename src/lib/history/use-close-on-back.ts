import { useEffect } from 'react';
import { useLatest } from '../state/use-latest';
import { closeOnBack } from './close-on-back';

/** While an overlay is open, the browser's Back closes it (see `closeOnBack`). */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const latest = useLatest(onClose);
  useEffect(() => (open ? closeOnBack(() => latest.current()) : undefined), [open]);
}
