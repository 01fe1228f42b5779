import {
  getDeletePaymentMockHandler,
  getSetDefaultPaymentMockHandler,
} from '@generated/payments/payments.msw';
import { createResolver } from '../../call';
import { defaultIndex, makeDefault, paymentsOf, removePayment } from '../../state/saved-payments';
import type { HandlerFactory } from '../handler-factory';
import { requirePayment } from './require-member';

/** Deletes a card. Later cards move up by one. */
export const deletePayment: HandlerFactory = () =>
  getDeletePaymentMockHandler(
    createResolver('deletePayment', ({ shopper, params }, context) => {
      removePayment(context.state, requirePayment(context, shopper, params.index));
      return changed(defaultIndex(paymentsOf(context.state, shopper.userId)));
    }),
  );

export const setDefaultPayment: HandlerFactory = () =>
  getSetDefaultPaymentMockHandler(
    createResolver('setDefaultPayment', ({ shopper, params }, context) => {
      makeDefault(context.state, requirePayment(context, shopper, params.index));
      return changed(defaultIndex(paymentsOf(context.state, shopper.userId)));
    }),
  );

function changed(defaultPayment: number | null) {
  return { decision: 'ACCEPT' as const, defaultPayment };
}
