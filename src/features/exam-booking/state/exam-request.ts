import { fieldsOf } from '@/domain/data/fields-of';
import { newUuid } from '@/lib/orders/new-request-id';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';

/** A decision to book in a store, by ID only: nothing of the patient is stored. */
interface ExamRequest {
  storeNumber: string;
  requestId: string;
}

const stored = storageValue<ExamRequest>({
  area: 'session',
  key: 'exam_request',
  validate: validWhen(isRequest),
});

function isRequest(value: unknown): value is ExamRequest {
  const { storeNumber, requestId } = fieldsOf(value);
  return typeof storeNumber === 'string' && typeof requestId === 'string';
}

/** Returns the ID of the request whose outcome is not known, also of one before a reload. */
export function unclearRequest(storeNumber: string): string | undefined {
  const request = stored.read();
  return request?.storeNumber === storeNumber ? request.requestId : undefined;
}

/**
 * Records that a booking is being sent. Repeats an attempt that may have booked under its ID, whatever has changed meanwhile:
 * it books once.
 */
export function openRequest(storeNumber: string): string {
  const requestId = unclearRequest(storeNumber) ?? newUuid();
  stored.write({ storeNumber, requestId });
  return requestId;
}

/** Forgets the request, whose outcome is known: the next attempt is a new one. */
export function forgetRequest(): void {
  stored.clear();
}
