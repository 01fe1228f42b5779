/** The sections of the checkout, in their order. */
export const SECTIONS = ['contact', 'address', 'method', 'payment'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Places of the shopper: a section, or the review with the button that places the order. */
export type CheckoutPlace = SectionId | 'review';
