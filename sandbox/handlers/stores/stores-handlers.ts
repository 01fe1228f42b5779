import type { Handlers } from '../../call';
import { bookExam, cancelExam, getExamConfirmation, getExamRequest } from './book-exam';
import { addFavouriteStore, removeFavouriteStore } from './favorite-stores';
import { findExamSlots } from './find-exam-slots';
import { findStores } from './find-stores';
import { getStore } from './get-store';
import { getDoctorPractice, getStoreDoctors } from './get-store-doctors';

export const storesHandlers = {
  findStores,
  getStore,
  addFavouriteStore,
  removeFavouriteStore,
  getStoreDoctors,
  getDoctorPractice,
  findExamSlots,
  bookExam,
  getExamConfirmation,
  cancelExam,
  getExamRequest,
} satisfies Partial<Handlers>;
