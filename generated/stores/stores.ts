export * from './add-favourite-store/add-favourite-store.ts';
export * from './book-exam/book-exam.ts';
export * from './find-exam-slots/find-exam-slots.ts';
export * from './find-stores/find-stores.ts';
export * from './get-doctor-practice/get-doctor-practice.ts';
export * from './get-exam-confirmation/get-exam-confirmation.ts';
export * from './get-store-doctors/get-store-doctors.ts';
export * from './remove-favourite-store/remove-favourite-store.ts';
