import type { Handlers } from '../../call';
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
} satisfies Partial<Handlers>;
