import type { Cart } from '@generated/cart/model/cart';
import { useEffect } from 'react';
import { useMemberContact } from '../api/saved-addresses';
import { useCheckoutSections } from '../hooks/use-checkout-sections';
import type { PlaceOrder } from '../hooks/use-place-order';
import type { CheckoutSlots } from '../slots';
import { AddressSection } from './address-section';
import { ContactSection } from './contact-section';
import { MethodSection } from './method-section';
import { OrderReview } from './order-review';
import { PaymentSection } from './payment-section';

export interface CheckoutWorkspaceProps {
  cart: Cart;
  isMember: boolean;
  /** Focuses the open section when it appears. */
  takesFocus: boolean;
  placing: PlaceOrder;
  slots: Pick<CheckoutSlots, 'renderOrder' | 'renderAddressFields'>;
}

/** Shows the four sections, and the order beside or below them. */
export function CheckoutWorkspace(props: CheckoutWorkspaceProps) {
  const { cart, isMember, takesFocus, placing, slots } = props;
  const contact = useMemberContact(isMember);
  const sections = useCheckoutSections(cart, contact, takesFocus);
  const { dispatch } = sections;
  const { unclear } = placing;
  useEffect(() => {
    if (unclear) dispatch({ type: 'rejected', problem: unclear });
  }, [unclear, dispatch]);
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
      <div>
        <ContactSection sections={sections} isMember={isMember} />
        <AddressSection
          sections={sections}
          savedAddresses={contact?.addresses ?? []}
          names={contact?.names}
          isMember={isMember}
          renderAddressFields={slots.renderAddressFields}
        />
        <MethodSection sections={sections} />
        <PaymentSection
          sections={sections}
          cart={cart}
          isMember={isMember}
          renderAddressFields={slots.renderAddressFields}
        />
      </div>
      <OrderReview sections={sections} cart={cart} placing={placing}>
        {slots.renderOrder(cart)}
      </OrderReview>
    </div>
  );
}
