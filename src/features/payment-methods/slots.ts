import type { ReactNode, RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RenderAddressFields } from '@/lib/address/slot-props';
import type { CardValues } from '@/lib/payment/card-schema';

/** The dialog for a new card, which the route composes. */
export interface AddCardSlotProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus after the dialog. */
  finalFocus: RefObject<HTMLElement | null>;
  /** @param index place of the new card in the list. */
  onAdded: (index: number | undefined) => void;
}

/** Parts of other features in that dialog. */
export interface AddCardSlots {
  /** Renders number, expiry and security code. */
  renderCardFields: (form: UseFormReturn<CardValues>) => ReactNode;
  renderAddressFields: RenderAddressFields;
  /** Signs in without leaving the page, so that the input stays. */
  renderSignIn: (props: { onClose: () => void; onSignedIn: () => Promise<unknown> }) => ReactNode;
}
