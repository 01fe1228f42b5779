import { AddressFields } from '@/features/address/components/address-fields';
import { CardFields } from '@/features/checkout/components/card-fields';
import { AddCardDialog } from '@/features/payment-methods/components/add-card-dialog';
import type { AddCardSlotProps } from '@/features/payment-methods/slots';
import { SignInDialog } from '../shared/sign-in-dialog';

/** The dialog for a new card, with the card fields of the checkout. */
export function ComposedAddCard(props: AddCardSlotProps) {
  return (
    <AddCardDialog
      {...props}
      renderCardFields={(form) => <CardFields form={form} />}
      renderAddressFields={(fields) => <AddressFields {...fields} />}
      renderSignIn={(signIn) => <SignInDialog {...signIn} />}
    />
  );
}
