export * from './find-advisor-products/find-advisor-products.ts';
export * from './geocode/geocode.ts';
export * from './get-frame-image/get-frame-image.ts';
export * from './get-image-manifest/get-image-manifest.ts';
export * from './get-try-on-availability/get-try-on-availability.ts';
