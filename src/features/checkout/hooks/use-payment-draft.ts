import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { CardBrand } from '@/domain/payment/card-brand';
import type { Address } from '@/lib/address/address';
import { addressSchema } from '@/lib/address/address-schema';
import { type AddressForm, toAddressValues, useAddressForm } from '@/lib/address/use-address-form';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { type CardValues, cardSchema } from '@/lib/payment/card-schema';
import { useSite } from '@/lib/site/site';
import type { OrderView } from '../api/order-view';
import type { NewCard } from '../api/save-payment';
import type { SavedCard } from '../api/saved-cards';
import type { toPaymentRejection } from '../api/section-rejections';

/** Choice of a card that is not in the account. */
export const NEW_CARD = 'new';

export type PaymentChoice = Omit<NewCard, 'email'> | SavedCard;

/**
 * Payment input of the shopper. It outlives the form, which closes after saving, so that a declined card can be corrected. In
 * this page's memory only.
 */
export interface PaymentDraft {
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

export function usePaymentDraft(options: PaymentDraftOptions): PaymentDraft {
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
