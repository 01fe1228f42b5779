import { AddCardDialog } from '@/features/payment-methods/components/add-card-dialog';
import type { AddCardSlotProps } from '@/features/payment-methods/slots';
import { SignInDialog } from '../shared/sign-in-dialog';

/** The dialog for a new card, with the sign-in. */
export function ComposedAddCard(props: AddCardSlotProps) {
  return <AddCardDialog {...props} renderSignIn={(signIn) => <SignInDialog {...signIn} />} />;
}
