import { useGetUsablePaymentInfo } from '@generated/cart/cart';
import type { Cart } from '@generated/cart/model/cart';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { CardBrand } from '@/domain/payment/card-brand';
import { AddressFields } from '@/features/address/public/address-fields';
import type { Address } from '@/lib/address/address';
import { addressSchema } from '@/lib/address/address-schema';
import {
  type AddressForm,
  addressFieldProps,
  toAddressValues,
  useAddressForm,
} from '@/lib/address/use-address-form';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { type CardValues, cardSchema } from '@/lib/payment/card-schema';
import { thisMonth } from '@/lib/payment/saved-cards';
import { useSite } from '@/lib/site/site';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';
import { Checkbox } from '@/ui/fields/checkbox';
import { RadioGroup } from '@/ui/fields/radio-group';
import type { OrderView } from '../api/order-view';
import { reserveStock } from '../api/reserve-stock';
import { type NewCard, savePayment } from '../api/save-payment';
import { type SavedCard, useSavedCards } from '../api/saved-cards';
import { toPaymentRejection } from '../api/section-rejections';
import { cancelOf, sectionProps } from '../hooks/section-props';
import type { CheckoutSections } from '../hooks/use-checkout-sections';
import { CardFields } from '../public/card-fields';
import { CardLine } from './card-line';
import { CheckoutSection } from './checkout-section';
import { FormActions } from './form-actions';
import { PaymentLine } from './payment-line';

interface PaymentSectionProps {
  sections: CheckoutSections;
  cart: Cart;
  isMember: boolean;
}

/** Shows the payment. The bank authorizes it when the order is placed. */
export function PaymentSection({ sections, cart, isMember }: PaymentSectionProps) {
  const site = useSite();
  const { t } = useLingui();
  const { order, email, place, dispatch } = sections;
  const today = thisMonth();
  const savedCards = useSavedCards(isMember, today);
  const acceptedBrands = useAcceptedBrands(place === 'payment');

  const save = async (choice: PaymentChoice) => {
    dispatch({ type: 'attempted', place: 'payment' });
    try {
      await savePayment(site, cart, 'index' in choice ? choice : { ...choice, email });
    } catch (error) {
      const rejection = toPaymentRejection(error);
      if ('kind' in rejection)
        dispatch({
          type: 'rejected',
          problem: { place: 'payment', kind: rejection.kind, minutes: rejection.minutes },
        });
      return rejection;
    }
    dispatch({ type: 'saved', section: 'payment' });
    const problem = await reserveStock(site, order.orderId);
    if (problem) dispatch({ type: 'rejected', problem });
    return undefined;
  };
  const draft = usePaymentDraft({ order, savedCards: savedCards ?? [], acceptedBrands, today, onSave: save });

  return (
    <CheckoutSection
      {...sectionProps('payment', sections)}
      title={t`Payment`}
      changeLabel={t`Change payment`}
      summary={
        <p>
          <PaymentLine order={order} />
        </p>
      }
      isChangeable={!order.isCovered}
    >
      {savedCards ? (
        <PaymentForm
          draft={draft}
          savedCards={savedCards}
          isMember={isMember}
          onCancel={cancelOf('payment', sections)}
        />
      ) : (
        <SkeletonRegion label={t`Your cards are loading`}>
          <div className="grid grid-cols-1 gap-2">
            <Skeleton className="h-20 rounded-md" />
            <Skeleton className="h-20 rounded-md" />
          </div>
        </SkeletonRegion>
      )}
    </CheckoutSection>
  );
}

/** Brands that the store accepts; undefined until they are known. The processor checks them in any case. */
function useAcceptedBrands(isNeeded: boolean) {
  const { storeId, languageId } = useSite();
  const { data } = useGetUsablePaymentInfo(storeId, { langId: languageId }, { swr: { enabled: isNeeded } });
  return data?.usablePaymentInformation.map(({ paymentMethodName }) => paymentMethodName);
}

interface PaymentFormProps {
  draft: PaymentDraft;
  savedCards: readonly SavedCard[];
  isMember: boolean;
  onCancel?: (() => void) | undefined;
}

/** Asks for the payment: a card of the account, or a new one with its billing address. */
function PaymentForm(props: PaymentFormProps) {
  const { draft, savedCards, isMember, onCancel } = props;
  const { t } = useLingui();
  const { chosen, card, billing, saving } = draft;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving) void draft.submit();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {savedCards.length > 0 ? (
        <RadioGroup
          legend={t`Your cards`}
          legendHidden
          variant="cards"
          value={chosen}
          onChange={draft.choose}
          options={[
            ...savedCards.map((savedCard) => ({
              value: String(savedCard.index),
              label: <CardLine card={savedCard} />,
              description: savedCard.isExpired
                ? t`Expired ${savedCard.expiry}`
                : t`Expires ${savedCard.expiry}`,
              disabled: savedCard.isExpired,
            })),
            { value: NEW_CARD, label: t`Another card` },
          ]}
        />
      ) : null}
      {chosen === NEW_CARD ? (
        <>
          <CardFields form={card} />
          <div>
            <Checkbox
              label={t`The billing address is the delivery address`}
              checked={draft.billsToDelivery}
              onChange={(event) => draft.setBillsToDelivery(event.currentTarget.checked)}
            />
            {isMember ? (
              <Checkbox
                label={t`Save this card to my account`}
                checked={draft.savesCard}
                onChange={(event) => draft.setSavesCard(event.currentTarget.checked)}
              />
            ) : null}
          </div>
          {draft.billsToDelivery ? null : (
            <fieldset>
              <legend className="mb-4 font-semibold">
                <Trans>Billing address</Trans>
              </legend>
              <AddressFields {...addressFieldProps(billing)} kind="billing" without={['phone']} />
            </fieldset>
          )}
        </>
      ) : null}
      <FormActions saving={saving} onCancel={onCancel}>
        <Trans>Continue</Trans>
      </FormActions>
      <p className="text-ink-soft text-sm">
        <Trans>Nothing is charged before you place the order.</Trans>
      </p>
    </form>
  );
}

/** Choice of a card that is not in the account. */
const NEW_CARD = 'new';

type PaymentChoice = Omit<NewCard, 'email'> | SavedCard;

/**
 * Payment input of the shopper. It outlives the form, which closes after saving, so that a declined card can be corrected. In
 * this page's memory only.
 */
interface PaymentDraft {
  /** Index of a saved card, or `NEW_CARD`. */
  chosen: string;
  choose: (chosen: string) => void;
  card: UseFormReturn<CardValues>;
  billing: AddressForm;
  billsToDelivery: boolean;
  setBillsToDelivery: (billsToDelivery: boolean) => void;
  savesCard: boolean;
  setSavesCard: (savesCard: boolean) => void;
  saving: boolean;
  submit: () => Promise<void>;
}

interface PaymentDraftOptions {
  order: OrderView;
  savedCards: readonly SavedCard[];
  acceptedBrands: readonly CardBrand[] | undefined;
  today: { month: number; year: number };
  onSave: (choice: PaymentChoice) => Promise<ReturnType<typeof toPaymentRejection> | undefined>;
}

function usePaymentDraft(options: PaymentDraftOptions): PaymentDraft {
  const { order, savedCards, acceptedBrands, today, onSave } = options;
  const { country } = useSite();
  const [choice, choose] = useState<string>();
  const [billsToDelivery, setBillsToDelivery] = useState(true);
  const [savesCard, setSavesCard] = useState(false);
  const card = useForm<CardValues>({ resolver: zodResolver(cardSchema({ acceptedBrands, today })) });
  // The billing address has no phone field.
  const billing = useAddressForm({ phone: '' });

  const usable = savedCards.filter(({ isExpired }) => !isExpired);
  const isStillThere = choice === NEW_CARD || usable.some(({ index }) => String(index) === choice);
  const chosen = choice !== undefined && isStillThere ? choice : String(usable[0]?.index ?? NEW_CARD);

  const [saving, send] = useSubmitting(async (method: PaymentChoice) => {
    const rejection = await onSave(method);
    if (!rejection) return;
    if ('billingField' in rejection) {
      // The processor compares it with the bank's address, so shows the shopper the one that was sent.
      if (billsToDelivery && order.address) billing.reset(toAddressValues(order.address));
      // The fields must be there to take the focus.
      flushSync(() => setBillsToDelivery(false));
      billing.setError(rejection.billingField, { message: rejection.message }, { shouldFocus: true });
    } else if (rejection.field) {
      card.setError(rejection.field, { message: rejection.message }, { shouldFocus: true });
    }
  });

  const submitNewCard = card.handleSubmit(
    async (values) => {
      if (billsToDelivery) return send({ card: values, billing: undefined, savesCard });
      if (!(await billing.trigger(undefined, { shouldFocus: true }))) return;
      const address: Address = addressSchema(country).parse(billing.getValues());
      return send({ card: values, billing: address, savesCard });
    },
    // Shows all that is wrong; the focus is at the card.
    async () => {
      if (!billsToDelivery) await billing.trigger();
    },
  );

  return {
    chosen,
    choose,
    card,
    billing,
    billsToDelivery,
    setBillsToDelivery,
    savesCard,
    setSavesCard,
    saving,
    submit: async () => {
      const savedCard = savedCards.find(({ index }) => String(index) === chosen);
      if (savedCard) await send(savedCard);
      else await submitNewCard();
    },
  };
}
