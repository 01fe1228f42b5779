import type { OperationId } from '../../contract/operations';
import type { HandlerFactory } from '../handler-factory';
import { addPayment } from './add-payment';
import { createCaptchaToken } from './captcha-token';
import { deletePayment, setDefaultPayment } from './change-payments';
import { listPayments } from './list-payments';

export const paymentsHandlers = {
  listPayments,
  addPayment,
  deletePayment,
  setDefaultPayment,
  createCaptchaToken,
} satisfies Partial<Record<OperationId, HandlerFactory>>;
