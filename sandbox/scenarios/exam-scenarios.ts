import { delayed, example, type NamedScenario, noNetwork, responseLost } from './scenario';

/** Failures and delays of booking an eye exam. */
export const examScenarios: readonly NamedScenario[] = [
  {
    name: 'exam-slots-delayed',
    section: '001 §2',
    summary: 'The free times are delayed by three seconds',
    effects: { findExamSlots: delayed(3000) },
  },
  {
    name: 'exam-slots-unavailable',
    section: '001 §2',
    summary: 'The free times cannot be loaded',
    effects: { findExamSlots: noNetwork },
  },
  {
    name: 'exam-fully-booked',
    section: '001 §2',
    summary: 'A store has no free time',
    effects: { findExamSlots: example('fullyBooked') },
  },
  {
    name: 'exam-slot-taken',
    section: '001 §2',
    summary: 'Someone else has taken the time: everything typed stays, and another one is chosen',
    effects: { bookExam: example('slotTaken') },
  },
  {
    name: 'exam-booking-delayed',
    section: '001 §2',
    summary: 'A booking is delayed by three seconds',
    effects: { bookExam: delayed(3000) },
  },
  {
    name: 'exam-booking-unavailable',
    section: '001 §2',
    summary: 'A booking does not arrive: no exam is booked, and the same request is offered again',
    effects: { bookExam: noNetwork },
  },
  {
    name: 'exam-booking-response-lost',
    section: '001 §2',
    summary: 'The exam is booked and the response is lost: the store finds the exam',
    effects: { bookExam: responseLost },
  },
  {
    name: 'exam-confirmation-unavailable',
    section: '001 §2',
    summary: 'A booked exam cannot be loaded: the page thanks without its details',
    effects: { getExamConfirmation: noNetwork },
  },
];
