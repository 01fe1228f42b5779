import type { Site } from '@/lib/site/site';

/** Paths of the account's pages. Not in `sitePaths`, whose code every page loads. */
export const accountPaths = {
  /**
   * Saved prescriptions: the list, or the form for a new or changed one. Which one is changed is in the history entry, not
   * in the URL.
   */
  accountPrescriptions: ({ locale }: Site, view?: 'new' | 'edit') =>
    `/${locale}/account/prescriptions${view ? `?view=${view}` : ''}`,
  addresses: ({ locale }: Site) => `/${locale}/account/addresses`,
  details: ({ locale }: Site) => `/${locale}/account/details`,
  /** The newsletter's state, among the details. */
  newsletter: ({ locale }: Site) => `/${locale}/account/details#newsletter-choice`,
  paymentMethods: ({ locale }: Site) => `/${locale}/account/payment-methods`,
};
