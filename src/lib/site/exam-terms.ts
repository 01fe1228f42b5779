import type { Country } from '@/domain/locale/locales';
import { type Cents, cents } from '@/domain/money/cents';

/** Price and duration of a kind of exam. */
export interface ExamTerms {
  /** Usual price of an exam without insurance. The doctor decides. */
  price: Cents;
  /** Usual duration. */
  minutes: number;
}

export type ExamKind = 'comprehensive' | 'contacts' | 'children';

/**
 * Facts about exams on the exam page. The retailer configures them, because the commerce API names a store's exams without
 * prices. A test compares the minutes with the sandbox's.
 */
export const EXAM_TERMS: Readonly<Record<Country, Readonly<Record<ExamKind, ExamTerms>>>> = {
  us: {
    comprehensive: { price: cents(9900), minutes: 30 },
    contacts: { price: cents(14_900), minutes: 60 },
    children: { price: cents(8900), minutes: 30 },
  },
  ca: {
    comprehensive: { price: cents(12_500), minutes: 30 },
    contacts: { price: cents(17_500), minutes: 60 },
    children: { price: cents(10_500), minutes: 30 },
  },
};
