import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import { ApiError } from '@/lib/http/api-error';
import { toCheckoutProblem } from './to-checkout-problem';

const error = (key: string, ...parameters: string[]) =>
  new ApiError({ kind: 'rejected', status: 400, key, parameters });

describe('a rejected order is corrected', () => {
  it.each([
    ['_ERR_PAYMENT_DECLINED', ['203'], { place: 'payment', kind: 'declined' }],
    ['_ERR_PAYMENT_IN_REVIEW', ['480'], { place: 'payment', kind: 'in-review' }],
    ['_ERR_PAYMENT_PROCESSOR', ['151'], { place: 'payment', kind: 'processor-failed' }],
    ['_ERR_PAYMENT_MISSING', [], { place: 'payment', kind: 'payment-missing' }],
    ['_ERR_CARD_REJECTED', ['expire_year', '202'], { place: 'payment', kind: 'card-expired' }],
    ['_ERR_SHIPPING_MISSING', ['address'], { place: 'address', kind: 'address-missing' }],
    ['_ERR_SHIPPING_MISSING', ['shipModeId'], { place: 'method', kind: 'method-missing' }],
    ['_ERR_PRICE_CHANGED', ['284.00000'], { place: 'review', kind: 'price-changed', total: cents(28_400) }],
    ['_ERR_ORDER_CHANGED', ['90210001'], { place: 'review', kind: 'order-changed' }],
    ['_API_BAD_INV', ['1', '2'], { place: 'review', kind: 'stock-gone', orderItemIds: ['1', '2'] }],
    ['_ERR_ORDER_IS_LOCKED', [], { place: 'review', kind: 'locked' }],
    ['_ERR_BAD_PARMS', ['x_requestId'], { place: 'review', kind: 'failed' }],
  ])('%s %j at %j', (key, parameters, problem) => {
    expect(toCheckoutProblem(error(key, ...parameters))).toEqual(problem);
  });
});
