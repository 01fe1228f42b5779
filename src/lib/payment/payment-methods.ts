import type { StoreId } from '@/domain/locale/locales';

/** Who offers to pay in installments (000 §2, 002 §9). */
export type InstallmentProvider = 'klarna' | 'affirm' | 'afterpay';

type PaymentMethod = 'card' | InstallmentProvider;

/** How an order can be paid in each store: the contract has cards alone. Only what is listed here is advertised. */
const PAYMENT_METHODS: Readonly<Record<StoreId, readonly PaymentMethod[]>> = {
  '10851': ['card'],
  '10852': ['card'],
};

/** The providers of installments with whom the store's checkout can be paid: any combination, or none. */
export function installmentProviders(storeId: StoreId): readonly InstallmentProvider[] {
  return PAYMENT_METHODS[storeId].filter((method) => method !== 'card');
}
