import type { WriteArticle } from '../article';

export const article: WriteArticle = (facts) => {
  const { country, to, phone, legalName, address, returnDays, cards, prescriptionYears, maxBoxes } = facts;
  const isUs = country === 'us';
  return {
    updated: '2026-11-22',
    intro: `These terms apply to what you order in this store. They do not take away rights that the law of your
      ${isUs ? 'state' : 'province'} gives you.`,
    sections: [
      {
        id: 'seller',
        heading: 'Who sells',
        text: `${legalName}, ${address}. Phone: ${phone}. You can print or save this page.`,
      },
      {
        id: 'order',
        heading: 'Ordering',
        text: `A product in the store is an offer to order, not yet a contract. The contract begins when you place the order and we
          confirm it on the page; the email is a copy. An order is placed once, even if the connection breaks off. You must be 18, or
          have a parent’s permission, and order for your own use or that of your family.`,
      },
      {
        id: 'prices',
        heading: 'Prices',
        text: `Prices are in ${isUs ? 'US' : 'Canadian'} dollars, before tax. Tax and shipping are added at checkout, and you see the
          total before you order. If a price changes while you check out, we show it, and nothing is ordered until you agree. Should
          a price be an obvious mistake, we write to you before we make anything, and you may cancel.

          Promotion codes reduce frames, lenses and contact lenses, never protection plans. Where several promotions could apply, the
          price summary shows which one does.`,
      },
      {
        id: 'prescriptions',
        heading: 'Prescriptions',
        text: `Prescription lenses and contact lenses are made or sent only with a prescription. You confirm that it is yours, or your
          child’s, that it is complete and still valid. We may ask your doctor to confirm it; for contact lenses we always do. We
          point out when it is older than ${prescriptionYears} years. If a prescription cannot be made well in the frame that you chose,
          we tell you before we begin, and you may change or cancel.

          Lenses that you buy here are no substitute for an eye exam.`,
      },
      {
        id: 'quantities',
        heading: 'Quantities',
        text: `Up to ${maxBoxes} boxes of contact lenses for each eye go into one line of the cart. We may limit what one person buys, and
          sell to private customers only.`,
      },
      {
        id: 'payment',
        heading: 'Payment',
        text: `You pay by card: ${cards}. The amount is reserved when you place the order. Your bank may ask you to confirm it. If it
          declines, nothing is ordered.`,
      },
      {
        id: 'delivery',
        heading: 'Delivery',
        text: `[Shipping and returns](${to.shippingAndReturns}) has the times and costs. Delivery dates are estimates. What is on its way
          is at our risk until it reaches you. If an item is sold out after all, you get its price back.`,
      },
      {
        id: 'cancel-and-return',
        heading: 'Canceling and returning',
        text: `You may cancel as long as nothing has shipped, and return within ${returnDays} days from delivery, glasses with your
          prescription included; contact lenses in unopened boxes.
          [How it works](${to.shippingAndReturns}#returns).`,
      },
      {
        id: 'protection-plans',
        heading: 'Protection plans',
        text: `A protection plan belongs to one pair and begins with its delivery. What it covers, how often and for how long is named where
          you choose it and on your order. It is in addition to your rights if something was faulty from the beginning.`,
      },
      {
        id: 'account',
        heading: 'Your account',
        text: `Choose a password that you use nowhere else, and do not share it. We never ask for it. You can order without an account.`,
      },
      {
        id: 'what-you-see',
        heading: 'Pictures and colors',
        text: `Colors look different on each screen. Measurements are in millimeters and may differ by one. What we estimate, such as the
          thickness of a lens, is marked as an estimate.`,
      },
      {
        id: 'disputes',
        heading: 'If we disagree',
        text: `[Call us](${to.contact}) first: most things are settled in one talk. Otherwise the law of the
          ${isUs ? 'state' : 'province'} in which you live applies, and its courts are open to you.`,
      },
    ],
  };
};
