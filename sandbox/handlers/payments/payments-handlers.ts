import type { Handlers } from '../../call';
import { addPayment, createCaptchaToken, deletePayment, listPayments, setDefaultPayment } from './payments';

export const paymentsHandlers = {
  listPayments,
  addPayment,
  deletePayment,
  setDefaultPayment,
  createCaptchaToken,
} satisfies Partial<Handlers>;
