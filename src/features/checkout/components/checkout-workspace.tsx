import type { Cart } from '@generated/cart/model/cart';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSite } from '@/lib/site/site';
import { useDeliveryMethods } from '../api/delivery-methods';
import { saveMethod } from '../api/save-shipping';
import { useMemberContact } from '../api/saved-addresses';
import { toMethodProblem } from '../api/section-rejections';
import { cancelOf, sectionProps } from '../hooks/section-props';
import { useArrivalDates } from '../hooks/use-arrival-dates';
import { type CheckoutSections, useCheckoutSections } from '../hooks/use-checkout-sections';
import type { PlaceOrder } from '../hooks/use-place-order';
import type { CheckoutSlots } from '../slots';
import { AddressSection } from './address-section';
import { CheckoutSection } from './checkout-section';
import { ContactSection } from './contact-section';
import { MethodForm } from './method-form';
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

/** Shows delivery methods and dates. */
function MethodSection({ sections }: { sections: CheckoutSections }) {
  const site = useSite();
  const { t } = useLingui();
  const arrival = useArrivalDates();
  const { order, dispatch } = sections;
  const { methods, prescriptionNeeded } = useDeliveryMethods(order.address !== undefined);
  const current = methods?.find(({ id }) => id === order.method?.id);

  const save = async (id: string) => {
    dispatch({ type: 'attempted', place: 'method' });
    try {
      if (id !== order.method?.id) await saveMethod(site, id);
      dispatch({ type: 'saved', section: 'method' });
    } catch (error) {
      dispatch({ type: 'rejected', problem: { place: 'method', kind: toMethodProblem(error) } });
    }
  };

  return (
    <CheckoutSection
      {...sectionProps('method', sections)}
      title={t`Delivery method`}
      changeLabel={t`Change delivery method`}
      summary={
        <p>
          {order.method?.name}
          <span className="block">{arrival(current?.earliest, current?.latest)}</span>
          {prescriptionNeeded && current ? (
            <span className="block text-ink-soft text-sm">
              {t`A prescription is missing: these days hold if we had it today.`}
            </span>
          ) : null}
        </p>
      }
    >
      <MethodForm methodId={order.method?.id} onSave={save} onCancel={cancelOf('method', sections)} />
    </CheckoutSection>
  );
}
