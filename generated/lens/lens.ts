export * from './download-item-prescription/download-item-prescription.ts';
export * from './get-frame-lenses/get-frame-lenses.ts';
export * from './get-item-prescription/get-item-prescription.ts';
export * from './insert-item-prescription/insert-item-prescription.ts';
export * from './upload-item-prescription/upload-item-prescription.ts';
