export * from './estimate-with-benefits/estimate-with-benefits.ts';
export * from './get-insurance-benefits/get-insurance-benefits.ts';
export * from './get-insurance-discounts/get-insurance-discounts.ts';
export * from './login-insurance/login-insurance.ts';
export * from './look-up-insurance/look-up-insurance.ts';
export * from './price-with-benefits/price-with-benefits.ts';
