export * from './add-payment/add-payment.ts';
export * from './create-captcha-token/create-captcha-token.ts';
export * from './delete-payment/delete-payment.ts';
export * from './list-payments/list-payments.ts';
export * from './set-default-payment/set-default-payment.ts';
