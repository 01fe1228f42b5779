import { useEffect, useRef } from 'react';
import { closeOnBack } from './close-on-back';

/** While an overlay is open, the browser's Back closes it (see `closeOnBack`). */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? closeOnBack(() => latest.current()) : undefined), [open]);
}
