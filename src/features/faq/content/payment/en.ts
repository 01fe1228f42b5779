import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about prices and payment in English. */
export function paymentEntries({
  country,
  to,
  cards,
  installmentCount,
  takesInstallments,
}: ContentFacts): readonly FaqEntry[] {
  const isUs = country === 'us';
  const region = isUs ? 'state' : 'province';
  return [
    {
      key: 'payment-methods',
      topic: 'payment',
      question: 'How can I pay?',
      answer: `By card: ${cards}. With an account you can save cards in [payment methods](${to.paymentMethods}); of a
        saved card we only show the last four digits.`,
    },
    {
      key: 'when-charged',
      topic: 'payment',
      question: 'When do you charge my card?',
      answer: `Nothing is charged before you place the order. An order is placed once, even if the connection breaks off and
        you try again. If you cancel before it ships, the amount is released.`,
    },
    {
      key: 'installments',
      topic: 'payment',
      question: 'Can I pay in installments?',
      answer: takesInstallments
        ? `Product pages show what a price comes to in ${installmentCount} payments with the providers that the
        checkout offers.`
        : 'No: an order is paid in full, by card. Your bank may let you pay the amount off in installments.',
    },
    {
      key: 'insurance',
      topic: 'payment',
      question: 'Can I use my vision insurance?',
      answer: `Yes, with many providers. Above a list such as [eyeglasses](${to.eyeglasses}) and on the page of each frame,
        “Check my benefits” asks for a few details and shows what your plan pays for. Your price then has the benefits taken
        off; promotions and codes do not add to them. For your safety this ends after 30 minutes, and you can look your plan
        up again. With other providers, the same place says how to use your plan.`,
    },
    {
      key: 'insurance-not-found',
      topic: 'payment',
      question: 'My insurance plan is not found',
      answer: `Enter the name, date of birth and numbers as they are on your insurance card. After four attempts the search is
        blocked for an hour. You can order without insurance meanwhile, or [call us](${to.contact}).`,
    },
    {
      key: 'promotion-code',
      topic: 'payment',
      question: 'Where do I enter a promotion code?',
      answer: `In the [cart](${to.cart}), below the total. If a code does not work, it may have ended, need a larger order, or
        not apply to what you chose. Protection plans are never reduced.`,
    },
    {
      key: 'tax',
      topic: 'payment',
      question: 'Do prices include tax?',
      answer: `No, prices are before tax. The checkout adds the sales tax of your ${region} once it knows the address, before you
        order. Prescription glasses and contact lenses are exempt in many places, and then none is added.`,
    },
  ];
}
