import { delayed, example, noNetwork, responseLost, type ScenarioTable } from './scenario';

/** Failures and delays of booking an eye exam. */
export const examScenarios: ScenarioTable = {
  'exam-slots-delayed': [
    '001 §2',
    'The free times are delayed by three seconds',
    { findExamSlots: delayed(3000) },
  ],
  'exam-slots-unavailable': ['001 §2', 'The free times cannot be loaded', { findExamSlots: noNetwork }],
  'exam-fully-booked': ['001 §2', 'A store has no free time', { findExamSlots: example('fullyBooked') }],
  'exam-slot-taken': [
    '001 §2',
    'Someone else has taken the time: everything typed stays, and another one is chosen',
    { bookExam: example('slotTaken') },
  ],
  'exam-booking-delayed': ['001 §2', 'A booking is delayed by three seconds', { bookExam: delayed(3000) }],
  'exam-booking-unavailable': [
    '001 §2',
    'A booking does not arrive: no exam is booked, and the same request is offered again',
    { bookExam: noNetwork },
  ],
  'exam-booking-response-lost': [
    '001 §2',
    'The exam is booked and the response is lost: the store finds the exam',
    { bookExam: responseLost },
  ],
  'exam-confirmation-unavailable': [
    '001 §2',
    'A booked exam cannot be loaded: the page thanks without its details',
    { getExamConfirmation: noNetwork },
  ],
};
