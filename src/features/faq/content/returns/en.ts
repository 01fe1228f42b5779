import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about returns and exchanges in English. */
export function returnEntries({ to, returnDays, shipBackDays }: ContentFacts): readonly FaqEntry[] {
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
        3. Print the label and the packing slip, and put the slip into the parcel.
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
