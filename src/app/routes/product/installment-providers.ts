import type { StoreId } from '@/domain/locale/locales';
import type { InstallmentProvider } from '@/features/lens/purchase/installment-provider';

/** The installment messages of product pages, by store: any combination, or none (000 §2). */
export const installmentProviders: Record<StoreId, readonly InstallmentProvider[]> = {
  '10851': ['klarna', 'affirm', 'afterpay'],
  '10852': ['klarna', 'affirm'],
};
