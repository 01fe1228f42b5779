import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { captchaAdapter } from '@/lib/captcha/captcha-adapter';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { acceptedBrands } from '@/lib/payment/accepted-cards';
import { type CardField, type CardMessage, type CardValues, cardSchema } from '@/lib/payment/card-schema';
import { thisMonth } from '@/lib/payment/saved-cards';
import { useSite } from '@/lib/site/site';
import { type AddResult, addCard } from '../api/add-card';
import type { PaymentField } from '../api/rejected-field';
import {
  type Billing,
  type BillingMessage,
  type BillingValues,
  billingSchema,
} from '../forms/billing-schema';

export type BillingForm = UseFormReturn<BillingValues, unknown, Billing>;

/** Reasons why the captcha does not let the card pass. */
export type CaptchaProblem = 'unsolved' | 'rejected' | 'unavailable';

/** Failures with texts of their own, apart from fields. */
export type FormProblem =
  | { status: 'in-review' | 'processor-failed' | 'signed-out' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

const CARD_ERRORS: Partial<Record<PaymentField, { field: CardField; message: CardMessage }>> = {
  number: { field: 'number', message: 'number-rejected' },
  brand: { field: 'number', message: 'brand' },
  expiry: { field: 'expiry', message: 'expiry-rejected' },
  securityCode: { field: 'securityCode', message: 'security-code-rejected' },
};
const BILLING_ERRORS: Partial<Record<PaymentField, { field: keyof BillingValues; message: BillingMessage }>> =
  {
    firstName: { field: 'firstName', message: 'first-name-refused' },
    lastName: { field: 'lastName', message: 'last-name-refused' },
    email: { field: 'email', message: 'email-refused' },
    country: { field: 'country', message: 'country-refused' },
    street: { field: 'street', message: 'street-refused' },
    city: { field: 'city', message: 'city-refused' },
    region: { field: 'region', message: 'region-refused' },
    postalCode: { field: 'postalCode', message: 'postal-code-rejected' },
  };

interface AddCardOptions {
  billing: BillingForm;
  /** Returns whether the captcha is ticked; always true for a service with a widget. */
  isConfirmed: () => boolean;
  onCaptchaProblem: (problem: CaptchaProblem | undefined, options: { takesFocus: boolean }) => void;
  onAdded: (index: number | undefined) => void;
  onSignedOut: () => void;
}

/** Manages the form of a new card: checks it, sends it once, and shows the processor's rejection at its field (002 §8). */
export function useAddCard({ billing, isConfirmed, onCaptchaProblem, onAdded, onSignedOut }: AddCardOptions) {
  const site = useSite();
  const [problem, setProblem] = useState<FormProblem>();
  const card = useForm<CardValues>({
    resolver: zodResolver(cardSchema({ acceptedBrands: acceptedBrands(site), today: thisMonth() })),
  });

  const show = (result: AddResult) => {
    switch (result.status) {
      case 'added':
        return onAdded(result.index);
      case 'captcha-rejected':
        return onCaptchaProblem('rejected', { takesFocus: true });
      case 'rejected':
        return showFieldError(result.field);
      case 'in-review':
      case 'processor-failed':
        setProblem({ status: result.status });
        // The response names no field (002 §8).
        return showFieldError('number');
      case 'too-many-tries':
        return setProblem(result);
      default:
        if (result.status === 'signed-out') onSignedOut();
        return setProblem({ status: result.status });
    }
  };
  const showFieldError = (name: PaymentField) => {
    const billingError = BILLING_ERRORS[name];
    if (billingError) {
      billing.setError(billingError.field, { message: billingError.message }, { shouldFocus: true });
      return;
    }
    const { field, message } = CARD_ERRORS[name] ?? { field: 'number', message: 'number-rejected' };
    card.setError(field, { message }, { shouldFocus: true });
  };

  const [adding, send] = useSubmitting(async (values: { card: CardValues; billing: Billing }) => {
    const captchaToken = await captchaAdapter()
      .requestToken()
      .catch(() => null);
    if (captchaToken) show(await addCard(site, { ...values, captchaToken }));
    else onCaptchaProblem(captchaToken === null ? 'unavailable' : 'unsolved', { takesFocus: true });
  });

  const check = async () => {
    let cardValues: CardValues | undefined;
    await card.handleSubmit((values) => {
      cardValues = values;
    })();
    const isBillingValid = await billing.trigger(undefined, { shouldFocus: cardValues !== undefined });
    const confirmed = isConfirmed();
    const takesFocus = cardValues !== undefined && isBillingValid;
    if (!confirmed) onCaptchaProblem('unsolved', { takesFocus });
    return cardValues && isBillingValid && confirmed
      ? { card: cardValues, billing: billingSchema.parse(billing.getValues()) }
      : undefined;
  };

  // Set before the first await: a double click sends once.
  const isBusy = useRef(false);
  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    onCaptchaProblem(undefined, { takesFocus: false });
    try {
      const values = await check();
      if (values) await send(values);
    } finally {
      isBusy.current = false;
    }
  };
  return { card, adding, problem, setProblem, submit };
}
