import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { useTooManyTriesText } from '@/lib/http/too-many-tries';
import { useSite } from '@/lib/site/site';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { focusId } from '../hooks/use-place-focus';
import type { CheckoutPlace } from '../state/checkout-places';
import type { CheckoutProblem } from '../state/checkout-problem';

interface SectionProblemProps {
  place: CheckoutPlace;
  problem: CheckoutProblem | undefined;
  action?: ReactNode;
  /** The outcome of the order is checked again without an action of the shopper. */
  repeatsCheck?: boolean;
}

/** Explains what went wrong at this place, in a live region. Takes the focus. */
export function SectionProblem({ place, problem, action, repeatsCheck = false }: SectionProblemProps) {
  const textOf = useProblemText();
  const shown = problem?.place === place ? textOf(problem, repeatsCheck) : undefined;
  return (
    <ProblemAlert id={focusId(place, true)} tabIndex={-1} problem={shown && { ...shown, control: action }} />
  );
}

interface ProblemText {
  title: string;
  /** Instruction for the shopper. */
  text: string;
}

/**
 * Describes a problem in words. For an order with an unknown outcome they depend on whether the check repeats automatically.
 */
function useProblemText(): (problem: CheckoutProblem, repeatsCheck: boolean) => ProblemText {
  const { t } = useLingui();
  const { locale } = useSite();
  const tooManyTries = useTooManyTriesText();
  return ({ kind, total, minutes = 1 }, repeatsCheck) => {
    const newTotal = total === undefined ? '' : formatMoney(total, locale);
    const texts: Record<CheckoutProblem['kind'], ProblemText> = {
      'not-saved': {
        title: t`This was not saved`,
        text: t`Nothing you typed is lost. Check your connection and try again.`,
      },
      incomplete: {
        title: t`One step is left`,
        text: t`Complete this section, then place your order.`,
      },
      'saved-address-gone': {
        title: t`This address is no longer in your account`,
        text: t`Choose another one, or type it in.`,
      },
      'saved-card-gone': {
        title: t`This card is no longer in your account`,
        text: t`Choose another card.`,
      },
      'method-unavailable': {
        title: t`This delivery method does not reach your address`,
        text: t`Choose another one.`,
      },
      'address-missing': { title: t`Your order has no address yet`, text: t`Where shall we deliver it?` },
      'method-missing': { title: t`Your order has no delivery method yet`, text: t`Choose one.` },
      'payment-missing': { title: t`Your order has no payment yet`, text: t`Choose how you want to pay.` },
      'card-expired': {
        title: t`This card has expired`,
        text: t`Use another card. Your order is not placed, and nothing was charged.`,
      },
      declined: {
        title: t`Your bank declined this card`,
        text: t`Use another card, or ask your bank. Your order is not placed, and nothing was charged.`,
      },
      'in-review': {
        title: t`Your bank wants to review this payment`,
        text: t`Use another card, or try again later. Your order is not placed, and nothing was charged.`,
      },
      'processor-failed': {
        title: t`The payment service did not respond`,
        text: t`Try again in a moment, or use another card. Your order is not placed, and nothing was charged.`,
      },
      'too-many-tries': { title: tooManyTries(minutes), text: t`Nothing you typed is lost.` },
      'price-changed': {
        title: newTotal ? t`Your total is now ${newTotal}` : t`Your total has changed`,
        text: t`A price or your cart changed while you were here. Your order is not placed: check it, and place it if you agree.`,
      },
      'insurance-failed': {
        title: t`Your insurance prices could not be confirmed`,
        text: t`Try again, or switch your insurance off in your cart. Your order is not placed, and nothing was charged.`,
      },
      'order-changed': {
        title: t`Your order has changed`,
        text: t`It was changed in another tab or on another device. Your order is not placed: check it, and place it if you agree.`,
      },
      'stock-gone': {
        title: t`Not everything is in stock any more`,
        text: t`Remove what is marked as sold out from your cart. Your order is not placed, and nothing was charged.`,
      },
      locked: {
        title: t`Your cart is being changed elsewhere`,
        text: t`Try again in a moment. Your order is not placed, and nothing was charged.`,
      },
      failed: {
        title: t`Your order could not be placed`,
        text: t`Nothing was charged. Please try again.`,
      },
      'not-placed': {
        title: t`Your order has not arrived yet`,
        text: repeatsCheck
          ? t`The connection was interrupted. We keep checking whether it arrives. You can also place it again: it cannot be ordered twice.`
          : t`The connection was interrupted. Place it again: it cannot be ordered twice.`,
      },
      unclear: {
        title: t`We could not find out whether your order was placed`,
        text: repeatsCheck
          ? t`The connection was interrupted. We keep checking, and show your order once we know. Nothing is lost.`
          : t`The connection was interrupted. Check again before you order anew. Nothing is lost.`,
      },
    };
    return texts[kind];
  };
}
