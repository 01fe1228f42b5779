import { useState } from 'react';

/** Whether a dialog is open. It stays mounted after the first opening, so that it can close with a transition. */
export function useDialogOpen() {
  const [state, setOpen] = useState<boolean>();
  return {
    mounted: state !== undefined,
    open: state === true,
    setOpen,
    show: () => setOpen(true),
  };
}
