import type { CreateReturnRequest } from '@generated/orders/model/createReturnRequest';
import type { OrderReturn } from '@generated/orders/model/orderReturn';
import { createReturn } from '@generated/orders/orders';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import type { Site } from '@/lib/site/site';

/** Reasons why the commerce API does not take a line back. */
export type LineProblem =
  | 'not-shipped'
  | 'period-ended'
  | 'already-returned'
  | 'not-returnable'
  | 'opened-boxes'
  | 'over-quantity';

/** Outcome of a return. `failed`: the outcome is not known; another attempt with the same request returns it. */
export type ReturnResult =
  | { status: 'requested'; orderReturn: OrderReturn }
  | { status: 'line-rejected'; orderItemId: string; problem: LineProblem }
  | { status: 'not-found' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

const LINE_PROBLEMS: ReadonlyMap<string, LineProblem> = new Map([
  ['_ERR_RETURN_NOT_SHIPPED', 'not-shipped'],
  ['_ERR_RETURN_PERIOD_ENDED', 'period-ended'],
  ['_ERR_RETURN_EXISTS', 'already-returned'],
  ['_ERR_RETURN_UNKNOWN_ITEM', 'not-returnable'],
  ['_ERR_RETURN_OPENED_BOXES', 'opened-boxes'],
  ['_ERR_RETURN_QUANTITY', 'over-quantity'],
]);

/** Requests a return. All lines are taken or none. Never throws. */
export async function requestReturn(
  { storeId, languageId }: Site,
  orderId: string,
  request: CreateReturnRequest,
): Promise<ReturnResult> {
  try {
    const orderReturn = await createReturn(storeId, orderId, request, { langId: languageId });
    return { status: 'requested', orderReturn };
  } catch (error) {
    if (!isApiError(error)) return { status: 'failed' };
    const minutes = waitMinutes(error);
    if (minutes !== undefined) return { status: 'too-many-tries', minutes };
    const problem = LINE_PROBLEMS.get(error.key);
    const [orderItemId = ''] = error.parameters;
    if (problem) return { status: 'line-rejected', orderItemId, problem };
    return { status: error.status === 404 ? 'not-found' : 'failed' };
  }
}
