import {
  getAddPaymentMockHandler,
  getDeletePaymentMockHandler,
  getListPaymentsMockHandler,
  getSetDefaultPaymentMockHandler,
} from '@generated/payments/payments.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** Answers with the contract's examples until these operations have state of their own. */
export const paymentsHandlers = {
  listPayments: () => getListPaymentsMockHandler(exampleResolver('listPayments')),
  addPayment: () => getAddPaymentMockHandler(exampleResolver('addPayment')),
  deletePayment: () => getDeletePaymentMockHandler(exampleResolver('deletePayment')),
  setDefaultPayment: () => getSetDefaultPaymentMockHandler(exampleResolver('setDefaultPayment')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
