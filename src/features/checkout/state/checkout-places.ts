/** The sections of the checkout, in their order. */
export const SECTIONS = ['contact', 'address', 'method', 'payment'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Where the shopper can be: in a section, or at the review with the button that places the order. */
export type CheckoutPlace = SectionId | 'review';
