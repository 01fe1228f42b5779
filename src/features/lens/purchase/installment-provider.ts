import type { InstallmentProvider } from '@/lib/payment/payment-methods';

/** Proper names, the same in every language. */
export const PROVIDER_NAMES: Record<InstallmentProvider, string> = {
  klarna: 'Klarna',
  affirm: 'Affirm',
  afterpay: 'Afterpay',
};
