import type { Handlers } from '../../call';
import { bookExam, cancelExam, findExamSlots, getExamConfirmation, getExamRequest } from './exams';
import { addFavouriteStore, removeFavouriteStore } from './favorite-stores';
import { findStores, getDoctorPractice, getStore, getStoreDoctors } from './stores';

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
