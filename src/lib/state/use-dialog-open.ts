import { useState } from 'react';

/**
 * Tracks whether a dialog is open. The dialog stays mounted after the first opening, so that it can close with a transition.
 */
export function useDialogOpen() {
  const [state, setOpen] = useState<boolean>();
  return {
    mounted: state !== undefined,
    open: state === true,
    setOpen,
    show: () => setOpen(true),
  };
}
