import {
  getAddFavouriteStoreMockHandler,
  getBookExamMockHandler,
  getFindExamSlotsMockHandler,
  getFindStoresMockHandler,
  getGetDoctorPracticeMockHandler,
  getGetExamConfirmationMockHandler,
  getGetStoreDoctorsMockHandler,
  getRemoveFavouriteStoreMockHandler,
} from '@generated/stores/stores.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** These operations return the contract's examples; they have no state yet. */
export const storesHandlers = {
  findStores: () => getFindStoresMockHandler(exampleResolver('findStores')),
  addFavouriteStore: () => getAddFavouriteStoreMockHandler(exampleResolver('addFavouriteStore')),
  removeFavouriteStore: () => getRemoveFavouriteStoreMockHandler(exampleResolver('removeFavouriteStore')),
  getStoreDoctors: () => getGetStoreDoctorsMockHandler(exampleResolver('getStoreDoctors')),
  getDoctorPractice: () => getGetDoctorPracticeMockHandler(exampleResolver('getDoctorPractice')),
  findExamSlots: () => getFindExamSlotsMockHandler(exampleResolver('findExamSlots')),
  bookExam: () => getBookExamMockHandler(exampleResolver('bookExam')),
  getExamConfirmation: () => getGetExamConfirmationMockHandler(exampleResolver('getExamConfirmation')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
