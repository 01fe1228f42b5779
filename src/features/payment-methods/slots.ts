import type { ReactNode, RefObject } from 'react';

/** The dialog for a new card, which the route composes. */
export interface AddCardSlotProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus after the dialog. */
  finalFocus: RefObject<HTMLElement | null>;
  /** @param index place of the new card in the list. */
  onAdded: (index: number | undefined) => void;
}

export interface AddCardSlots {
  /** Signs in without leaving the page, so that the input stays. */
  renderSignIn: (props: { onClose: () => void; onSignedIn: () => Promise<unknown> }) => ReactNode;
}
