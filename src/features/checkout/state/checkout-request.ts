import { fieldsOf } from '@/domain/data/fields-of';
import { newRequestId } from '@/lib/orders/new-request-id';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';

/** A decision to order, by ids only. Of this tab: another tab decides for itself, and the commerce API places one order. */
export interface OrderRequest {
  orderId: string;
  /** Made before the first send and stored until the outcome is known, so that a retry cannot order twice. */
  requestId: string;
  /** It was sent, and its outcome is not known yet. */
  isOpen: boolean;
}

const stored = storageValue<OrderRequest>({
  area: 'session',
  key: 'checkout_request',
  validate: validWhen(isRequest),
});

function isRequest(value: unknown): value is OrderRequest {
  const { orderId, requestId, isOpen } = fieldsOf(value);
  return typeof orderId === 'string' && typeof requestId === 'string' && typeof isOpen === 'boolean';
}

/** Records that the order is sent now. @returns the id of the request: that of an earlier attempt, if there was one. */
export function openRequest(orderId: string): string {
  const earlier = stored.read();
  const requestId = earlier?.orderId === orderId ? earlier.requestId : newRequestId();
  stored.write({ orderId, requestId, isOpen: true });
  return requestId;
}

/** Returns the request whose outcome is not known. */
export function unclearRequest(): OrderRequest | undefined {
  const request = stored.read();
  return request?.isOpen ? request : undefined;
}

/** Marks the request as rejected by the commerce API. A later attempt has the same id. */
export function closeRequest(): void {
  const request = stored.read();
  if (request) stored.write({ ...request, isOpen: false });
}

/** Forgets the request, because the order is placed, or the id belongs to another one. */
export function forgetRequest(): void {
  stored.clear();
}
