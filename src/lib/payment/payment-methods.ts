import type { StoreId } from '@/domain/locale/locales';

/** Providers of payment in installments (000 §2, 002 §9). */
export type InstallmentProvider = 'klarna' | 'affirm' | 'afterpay';

type PaymentMethod = 'card' | InstallmentProvider;

/** Ways to pay for an order in each store: the contract has cards only. The store advertises nothing else. */
const PAYMENT_METHODS: Readonly<Record<StoreId, readonly PaymentMethod[]>> = {
  '10851': ['card'],
  '10852': ['card'],
};

/** Returns the providers of installments with whom the store's checkout can be paid: any combination, or none. */
export function installmentProviders(storeId: StoreId): readonly InstallmentProvider[] {
  return PAYMENT_METHODS[storeId].filter((method) => method !== 'card');
}
