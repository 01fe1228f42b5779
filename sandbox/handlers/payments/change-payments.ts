import type { Handler } from '../../call';
import { defaultIndex, makeDefault, paymentsOf, removePayment } from '../../state/saved-payments';
import { requirePayment } from './require-member';

/** Deletes a card. Later cards move up by one. */
export const deletePayment: Handler<'deletePayment'> = ({ shopper, params }, context) => {
  removePayment(context.state, requirePayment(context, shopper, params.index));
  return changed(defaultIndex(paymentsOf(context.state, shopper.userId)));
};

export const setDefaultPayment: Handler<'setDefaultPayment'> = ({ shopper, params }, context) => {
  makeDefault(context.state, requirePayment(context, shopper, params.index));
  return changed(defaultIndex(paymentsOf(context.state, shopper.userId)));
};

function changed(defaultPayment: number | null) {
  return { decision: 'ACCEPT' as const, defaultPayment };
}
