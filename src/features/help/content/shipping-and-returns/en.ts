import type { WriteArticle } from '../article';

export const article: WriteArticle = ({ country, to, days, shipping, returnDays, shipBackDays }) => ({
  updated: '2026-11-22',
  intro: `Glasses are made for you once we have your prescription. These are the times, costs and rules; the
    [cart](${to.cart}) and the checkout show the dates and the charge of your own order.`,
  sections: [
    {
      id: 'delivery-times',
      heading: 'Delivery times',
      text: `In business days, Monday to Friday, without holidays:

        - frame without lenses: ${days.frameOnly}
        - glasses without a prescription: ${days.nonPrescription}
        - single vision: ${days.singleVision}
        - single vision with speedy lenses, made from stock: ${days.speedy}
        - progressive and bifocal: ${days.multifocal}
        - contact lenses: ${days.contactLenses}

        They count from the order, or from the day on which we have your prescription, if that is later. When we call your
        doctor, it usually takes one to two business days until we have it. Each item has dates of its own, so an order may
        arrive in more than one parcel.`,
    },
    {
      id: 'shipping-costs',
      heading: 'Shipping costs',
      text: `- **Standard** is free with every pair of glasses, and for any order from ${shipping.freeFrom}. Otherwise it costs
          ${shipping.standard}.
        - **Express** costs ${shipping.express} for the whole order and saves ${shipping.expressDaysSaved} business days of
          the way, not of the making.

        ${
          country === 'us'
            ? 'We deliver to all states, to Washington, D.C., and to the territories. Express does not reach the territories.'
            : 'We deliver to all provinces and territories. Express does not reach the territories.'
        }`,
    },
    {
      id: 'follow',
      heading: 'Follow your order',
      text: `[Order tracking](${to.trackOrder}) shows each item with its status, its date and a link to the carrier. You need the
        order number and the email address of the order. With an account, see [your orders](${to.orders}).`,
    },
    {
      id: 'cancel',
      heading: 'Cancel',
      text: `As long as nothing has shipped, you can cancel an order in [order tracking](${to.trackOrder}), even if we have begun
        to make the lenses. The payment is released.`,
    },
    {
      id: 'returns',
      heading: 'Returns',
      text: `You have ${returnDays} days from delivery to send something back, for any reason.

        - **Glasses** go back whole: the frame with its lenses, even if they were made for you.
        - **Frames and sunglasses** go back with the case.
        - **Contact lenses** go back in unopened boxes only.

        How it works:

        1. Open the order in [order tracking](${to.trackOrder}) or in [your orders](${to.orders}), and choose what you send
          back.
        2. Print the label and the packing slip, and put the slip into the parcel. Return shipping is free.
        3. Hand the parcel to the carrier within ${shipBackDays} days.`,
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      text: `When the parcel has arrived and been checked, we refund to the card that you paid with. You see what you get back
        before you request the return. A protection plan goes back with its pair.`,
    },
    {
      id: 'problems',
      heading: 'Damaged, wrong, or your vision is off',
      text: `[Call us](${to.contact}) with your order number. If we, the carrier or the lab made a mistake, we put it
        right, even after ${returnDays} days.`,
    },
  ],
});
