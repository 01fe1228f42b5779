/** Who offers to pay in installments (000 §2, 002 §9). */
export type InstallmentProvider = 'klarna' | 'affirm' | 'afterpay';

/** Proper names, the same in every language. */
export const PROVIDER_NAMES: Record<InstallmentProvider, string> = {
  klarna: 'Klarna',
  affirm: 'Affirm',
  afterpay: 'Afterpay',
};
