import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { accountEntries } from './account/en';
import { glassesEntries } from './glasses/en';
import { orderEntries } from './orders/en';
import { prescriptionEntries } from './prescriptions/en';
import { storeEntries } from './stores/en';

/** Returns the questions in English, in the order of the list. */
export function faqEntries(facts: ContentFacts): readonly FaqEntry[] {
  return [
    ...orderEntries(facts),
    ...returnEntries(facts),
    ...prescriptionEntries(facts),
    ...glassesEntries(facts),
    ...contactLensEntries(facts),
    ...paymentEntries(facts),
    ...accountEntries(facts),
    ...storeEntries(facts),
  ];
}

/** Returns the questions about returns and exchanges in English. */
function returnEntries({ to, returnDays, shipBackDays }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'return-period',
      topic: 'returns',
      question: 'How long can I return something?',
      answer: `${returnDays} days from delivery. That holds for frames, for glasses with your prescription, and for unopened
        boxes of contact lenses. [Shipping and returns](${to.shippingAndReturns}#returns) has the details.`,
    },
    {
      key: 'how-to-return',
      topic: 'returns',
      question: 'How do I return something?',
      answer: `1. Open the order in [order tracking](${to.trackOrder}), or in [your orders](${to.orders}).
        2. Choose what you send back, and why.
        3. Print the label, which is free, and the packing slip, and put the slip into the parcel.
        4. Hand the parcel to the carrier on the label within ${shipBackDays} days.

        Glasses go back as a whole: frame and lenses together.`,
    },
    {
      key: 'refund',
      topic: 'returns',
      question: 'When and how do I get my money back?',
      answer: `Once the parcel has reached us and been checked, we refund to the card that you paid with. The return shows
        what you get back before you send it. How fast it is on your statement is up to your bank.`,
    },
    {
      key: 'return-contact-lenses',
      topic: 'returns',
      question: 'Can I return contact lenses?',
      answer: `Unopened boxes, within ${returnDays} days from delivery. Opened ones cannot come back, since lenses touch the
        eye. If a box is damaged or has other values than you ordered, [call us](${to.contact}).`,
    },
    {
      key: 'wrong-or-damaged',
      topic: 'returns',
      question: 'Something is broken, or not what I ordered',
      answer: `[Call us](${to.contact}) with your order number; a photo helps. If you see badly with new glasses, allow a few
        days to get used to them, above all to progressive lenses. If it does not get better, we check lenses and
        measurements, and make it good.`,
    },
  ];
}

/** Returns the questions about contact lenses in English. */
function contactLensEntries({ to, maxBoxes }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'contact-lens-prescription',
      topic: 'contact-lenses',
      question: 'Do I need a prescription for contact lenses?',
      answer: `Yes, one for contact lenses. It names the brand, the base curve and the diameter, which a prescription for
        glasses does not. We need your doctor’s name even if you upload it, since the doctor confirms it.
        [See contact lenses](${to.contactLenses}).`,
    },
    {
      key: 'contact-lens-boxes',
      topic: 'contact-lenses',
      question: 'How many boxes do I need?',
      answer: `The page of each lens counts them for you: choose a year’s supply, and it fills in the boxes for each eye by how
        long one lens is worn. One line of the cart holds up to ${maxBoxes} boxes for each eye.`,
    },
    {
      key: 'two-different-lenses',
      topic: 'contact-lenses',
      question: 'My eyes need different lenses. Can I order that?',
      answer: `Yes. Each eye has its own values and number of boxes, and you can leave one out. If the eyes need different
        products, order each for its eye: both go into the same cart.`,
    },
  ];
}

/** Returns the questions about prices and payment in English. */
function paymentEntries({
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
        saved card we only show the last four digits. There are no gift cards.`,
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
