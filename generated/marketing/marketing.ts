export * from './get-cookie-sensitive-category-espot/get-cookie-sensitive-category-espot.ts';
export * from './get-cookie-sensitive-espot/get-cookie-sensitive-espot.ts';
export * from './get-cookie-sensitive-product-espot/get-cookie-sensitive-product-espot.ts';
export * from './get-espot/get-espot.ts';
export * from './get-product-espot/get-product-espot.ts';
export * from './join-eaccess-segment/join-eaccess-segment.ts';
export * from './subscribe-email/subscribe-email.ts';
