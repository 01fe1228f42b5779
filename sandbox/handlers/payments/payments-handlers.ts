import {
  getAddPaymentMockHandler,
  getCreateCaptchaTokenMockHandler,
  getDeletePaymentMockHandler,
  getListPaymentsMockHandler,
  getSetDefaultPaymentMockHandler,
} from '@generated/payments/payments.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** These operations return the contract's examples; they have no state yet. */
export const paymentsHandlers = {
  listPayments: () => getListPaymentsMockHandler(exampleResolver('listPayments')),
  addPayment: () => getAddPaymentMockHandler(exampleResolver('addPayment')),
  createCaptchaToken: () => getCreateCaptchaTokenMockHandler(exampleResolver('createCaptchaToken')),
  deletePayment: () => getDeletePaymentMockHandler(exampleResolver('deletePayment')),
  setDefaultPayment: () => getSetDefaultPaymentMockHandler(exampleResolver('setDefaultPayment')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
