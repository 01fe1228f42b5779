import { reject } from '../http/api-errors';
import type { StoreSeed } from '../seed/models/store';
import { examServicesOf, SLOT_MINUTES } from './exam-services';
import { storeErrors } from './store-errors';

/**
 * Returns the length of an exam in minutes.
 *
 * @throws ApiErrorResponse 400 for a service that the store does not have.
 */
export function requireExamDuration(store: StoreSeed, serviceId: string | undefined): number {
  if (serviceId === undefined) return SLOT_MINUTES;
  const service = examServicesOf(store).find((candidate) => candidate.serviceId === serviceId);
  return service?.duration ?? reject(storeErrors.badParameter('serviceId'));
}
