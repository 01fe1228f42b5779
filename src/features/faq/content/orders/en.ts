import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about orders and delivery in English. */
export function orderEntries({ country, to, days, shipping }: ContentFacts): readonly FaqEntry[] {
  const isUs = country === 'us';
  return [
    {
      key: 'track-order',
      topic: 'orders',
      question: 'Where is my order?',
      answer: `Open [order tracking](${to.trackOrder}) and enter the order number and the email address of the order.
        You see each item with its status, the day on which it should arrive, and a link to the carrier once it has
        shipped. No account is needed. With an account, all of them are in [your orders](${to.orders}).`,
    },
    {
      key: 'order-status',
      topic: 'orders',
      question: 'What do the statuses of an order mean?',
      answer: `- **Pending prescription**: we cannot begin until we have your prescription.
        - **In process**: we are making or packing it.
        - **Shipped**: it is with the carrier.
        - **Ready for pickup**: it waits for you.
        - **Completed**: it has arrived.
        - **Returned** and **Canceled**: nothing more is coming.

        Each item has a status of its own, so the contact lenses of an order can be on their way while the glasses are
        still being made. See them in [order tracking](${to.trackOrder}).`,
    },
    {
      key: 'delivery-time',
      topic: 'orders',
      question: 'How long does delivery take?',
      answer: `In business days, from the day on which we have your prescription:

        - frame without lenses: ${days.frameOnly}
        - glasses without a prescription: ${days.nonPrescription}
        - single vision: ${days.singleVision}, or ${days.speedy} with speedy lenses
        - progressive and bifocal: ${days.multifocal}
        - contact lenses: ${days.contactLenses}

        The cart and the checkout show the dates for what you chose.
        [Shipping and returns](${to.shippingAndReturns}) has more.`,
    },
    {
      key: 'shipping-cost',
      topic: 'orders',
      question: 'What does shipping cost?',
      answer: `Standard shipping is free with every pair of glasses, and for any order from ${shipping.freeFrom}. Below
        that, contact lenses ship for ${shipping.standard}. Express costs ${shipping.express} and saves
        ${shipping.expressDaysSaved} business days. The [cart](${to.cart}) shows the charge before you order.`,
    },
    {
      key: 'delivery-area',
      topic: 'orders',
      question: 'Where do you deliver?',
      answer: isUs
        ? `To addresses in the United States and its territories. Express does not reach the territories. For Canada,
          choose the Canadian store at the foot of the page: it has its own prices and cart.`
        : `To addresses in Canada. Express does not reach the Northwest Territories, Nunavut and Yukon. For the United
          States, choose the US store at the foot of the page: it has its own prices and cart.`,
    },
    {
      key: 'add-prescription-later',
      topic: 'orders',
      question: 'I ordered without my prescription. How do I send it now?',
      answer: `Open the order in [order tracking](${to.trackOrder}). An item that waits for a prescription has a button to
        add it: upload it, or let us call your doctor. We begin as soon as we have it, and the delivery days count from
        then.`,
    },
    {
      key: 'cancel-order',
      topic: 'orders',
      question: 'Can I change or cancel my order?',
      answer: `You can cancel it as long as nothing of it has shipped: open it in [order tracking](${to.trackOrder}) and
        choose to cancel. An order cannot be changed once it is placed; cancel it and order anew. After it has shipped,
        you can [return it](${to.shippingAndReturns}#returns).`,
    },
    {
      key: 'reorder',
      topic: 'orders',
      question: 'Can I order the same again?',
      answer: `Yes. Open an earlier order in [order tracking](${to.trackOrder}) or in [your orders](${to.orders}) and
        reorder it. Contact lenses go into the cart with the same values and boxes, glasses with the same lenses. What is
        no longer available is named, and the rest is added.`,
    },
    {
      key: 'no-confirmation',
      topic: 'orders',
      question: 'I have not received an email about my order',
      answer: `Look into the spam folder, and whether the address was typed correctly: the confirmation page shows to which
        one we wrote. The email is only a copy. Your order is in [your orders](${to.orders}) if you were signed in;
        otherwise [call us](${to.contact}).`,
    },
  ];
}
