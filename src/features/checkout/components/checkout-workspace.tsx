import type { Cart } from '@generated/cart/model/cart';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, Fragment, type ReactNode, useEffect, useState } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { type CalendarDate, compareDates } from '@/domain/dates/calendar-date';
import { formatDay } from '@/domain/dates/format-day';
import { formatMoney } from '@/domain/money/format-money';
import { CheckoutCodes } from '@/features/cart/public/checkout-codes';
import { OrderedLines } from '@/features/cart/public/ordered-lines';
import { AddressLines } from '@/lib/address/address-lines';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { useSite } from '@/lib/site/site';
import { RetryButton } from '@/ui/actions/retry-button';
import { Notice } from '@/ui/display/notice';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { RadioGroup } from '@/ui/fields/radio-group';
import { type DeliveryMethod, useDeliveryMethods } from '../api/delivery-methods';
import { saveAddress, saveMethod } from '../api/save-shipping';
import { useMemberContact } from '../api/saved-addresses';
import { toAddressRejection, toMethodProblem } from '../api/section-rejections';
import { cancelOf, sectionProps } from '../hooks/section-props';
import { type CheckoutSections, useCheckoutSections } from '../hooks/use-checkout-sections';
import type { PlaceOrder } from '../hooks/use-place-order';
import { addressDraft } from '../state/address-draft';
import { SECTIONS, type SectionId } from '../state/checkout-places';
import { type AddressChoice, AddressForm, type AddressFormProps } from './address-form';
import { CheckoutSection } from './checkout-section';
import { ContactSection } from './contact-section';
import { FormActions } from './form-actions';
import { OrderReview } from './order-review';
import { PaymentSection } from './payment-section';

export interface CheckoutWorkspaceProps {
  cart: Cart;
  isMember: boolean;
  /** Focuses the open section when it appears. */
  takesFocus: boolean;
  placing: PlaceOrder;
}

/** Shows the sections in their order, and the order beside or below them. */
export function CheckoutWorkspace(props: CheckoutWorkspaceProps) {
  const { cart, isMember, takesFocus, placing } = props;
  const contact = useMemberContact(isMember);
  const sections = useCheckoutSections(cart, contact, takesFocus);
  const { dispatch } = sections;
  const { unclear } = placing;
  useEffect(() => {
    if (unclear) dispatch({ type: 'rejected', problem: unclear });
  }, [unclear, dispatch]);
  const elements: Record<SectionId, ReactNode> = {
    contact: <ContactSection sections={sections} isMember={isMember} />,
    address: (
      <AddressSection
        sections={sections}
        savedAddresses={contact?.addresses ?? []}
        names={contact?.names}
        isMember={isMember}
      />
    ),
    method: <MethodSection sections={sections} />,
    payment: <PaymentSection sections={sections} cart={cart} isMember={isMember} />,
  };
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
      <div>
        {SECTIONS.map((id) => (
          <Fragment key={id}>{elements[id]}</Fragment>
        ))}
      </div>
      <OrderReview sections={sections} cart={cart} placing={placing}>
        <OrderedLines order={cart} />
        <CheckoutCodes order={cart} />
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

interface AddressSectionProps {
  sections: CheckoutSections;
  savedAddresses: readonly SavedAddress[];
  /** Names from the member's account. */
  names: AddressFormProps['names'];
  isMember: boolean;
}

/** Shows the delivery address. */
function AddressSection(props: AddressSectionProps) {
  const { sections, savedAddresses, names, isMember } = props;
  const site = useSite();
  const { t } = useLingui();
  const { order, email, dispatch } = sections;
  const { address } = order;

  const save = async (choice: AddressChoice) => {
    dispatch({ type: 'attempted', place: 'address' });
    try {
      await saveAddress(site, { ...withOwnEmail(choice, savedAddresses, email), email });
    } catch (error) {
      const rejection = toAddressRejection(error);
      if (!rejection.field)
        dispatch({ type: 'rejected', problem: { place: 'address', kind: rejection.kind } });
      return rejection;
    }
    dispatch({ type: 'saved', section: 'address' });
    addressDraft.clear();
    return undefined;
  };

  return (
    <CheckoutSection
      {...sectionProps('address', sections)}
      title={t`Delivery address`}
      changeLabel={t`Change delivery address`}
      summary={
        address ? (
          <p>
            <span className="block">{`${address.firstName} ${address.lastName}`}</span>
            <AddressLines address={address} />
            {address.phone ? <span className="block">{phoneText(address.phone)}</span> : null}
          </p>
        ) : null
      }
    >
      <AddressForm
        order={order}
        savedAddresses={savedAddresses}
        names={names}
        isMember={isMember}
        onSave={save}
        onCancel={cancelOf('address', sections)}
      />
    </CheckoutSection>
  );
}

/**
 * Converts an address of the account for the order. The commerce API would use the account's email with it, so another email
 * requires the full address.
 */
function withOwnEmail(
  choice: AddressChoice,
  savedAddresses: readonly SavedAddress[],
  email: string,
): AddressChoice {
  const saved = savedAddresses.find(({ id }) => id === choice.addressId);
  return saved && saved.email !== email ? { address: choice.address } : choice;
}

interface MethodFormProps {
  /** The order's method. */
  methodId: string | undefined;
  onSave: (id: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Shows the methods that reach the address, each with its price and days. */
function MethodForm(props: MethodFormProps) {
  const { t } = useLingui();
  const { methods, prescriptionNeeded, failed, retry } = useDeliveryMethods(true);
  if (failed) {
    return (
      <Notice
        tone="error"
        live="polite"
        title={t`The delivery methods did not load`}
        action={<RetryButton variant="secondary" onClick={retry} />}
      />
    );
  }
  if (!methods) {
    return (
      <SkeletonRegion label={t`The delivery methods are loading`}>
        <div className="grid grid-cols-1 gap-2">
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-20 rounded-md" />
        </div>
      </SkeletonRegion>
    );
  }
  return <MethodChoice {...props} methods={methods} prescriptionNeeded={prescriptionNeeded === true} />;
}

interface MethodChoiceProps extends MethodFormProps {
  methods: readonly DeliveryMethod[];
  prescriptionNeeded: boolean;
}

function MethodChoice({ methods, prescriptionNeeded, methodId, onSave, onCancel }: MethodChoiceProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const arrival = useArrivalDates();
  const [saving, save] = useSubmitting(onSave);
  const [chosen, setChosen] = useState(methodId);
  const current = methods.find(({ id }) => id === chosen) ?? methods[0];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving && current) void save(current.id);
  };
  return (
    <form method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <RadioGroup
        legend={t`Delivery method`}
        legendHidden
        variant="cards"
        value={current?.id ?? ''}
        onChange={setChosen}
        hint={
          prescriptionNeeded ? t`A prescription is missing: these days hold if we had it today.` : undefined
        }
        options={methods.map(({ id, name, charge, earliest, latest }) => ({
          value: id,
          label: name,
          description: arrival(earliest, latest),
          aside: charge === 0 ? t`Free` : formatMoney(charge, locale),
        }))}
      />
      <FormActions saving={saving} onCancel={onCancel}>
        <Trans>Continue</Trans>
      </FormActions>
    </form>
  );
}

/** Returns when something arrives, in words; undefined without days. */
function useArrivalDates() {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return (earliest: CalendarDate | undefined, latest: CalendarDate | undefined): string | undefined => {
    if (!earliest || !latest) return undefined;
    const [first, last] = [formatDay(earliest, languageTag), formatDay(latest, languageTag)];
    return compareDates(earliest, latest) === 0 ? t`Arrives ${first}` : t`Arrives ${first} to ${last}`;
  };
}
