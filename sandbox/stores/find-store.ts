import type { StoreId } from '@/domain/locale/locales';
import { reject } from '../http/api-errors';
import type { SandboxContext } from '../sandbox-context';
import type { StoreSeed } from '../seed/models/store';
import { storeErrors } from './store-errors';

type Stores = Pick<SandboxContext, 'stores'>;

/** Returns the stores of a country; those of the other one are never mixed in. */
export function storesOf({ stores }: Stores, storeId: StoreId): StoreSeed[] {
  const country = storeId === '10851' ? 'US' : 'CA';
  return stores.filter((store) => store.country === country);
}

/** @throws ApiErrorResponse 404 for an unknown number, also one of the other country. */
export function requireStore(context: Stores, storeId: StoreId, storeNumber: string): StoreSeed {
  const store = storesOf(context, storeId).find((candidate) => candidate.storeNumber === storeNumber);
  return store ?? reject(storeErrors.storeNotFound(storeNumber));
}

/** @throws ApiErrorResponse 404 for an unknown store, and for one that takes no bookings. */
export function requireStoreWithExams(context: Stores, storeId: StoreId, storeNumber: string): StoreSeed {
  const store = requireStore(context, storeId, storeNumber);
  return store.bookableAppointment ? store : reject(storeErrors.examsNotOffered(storeNumber));
}
