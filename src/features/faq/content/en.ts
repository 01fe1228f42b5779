import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { accountEntries } from './account/en';
import { contactLensEntries } from './contact-lenses/en';
import { glassesEntries } from './glasses/en';
import { orderEntries } from './orders/en';
import { paymentEntries } from './payment/en';
import { prescriptionEntries } from './prescriptions/en';
import { returnEntries } from './returns/en';
import { storeEntries } from './stores/en';

/** Returns the questions in English, in the order of the list. */
export function faqEntries(facts: ContentFacts): readonly FaqEntry[] {
  return [
    ...orderEntries(facts),
    ...returnEntries(facts),
    ...prescriptionEntries(facts),
    ...glassesEntries(facts),
    ...contactLensEntries(facts),
    ...paymentEntries(facts),
    ...accountEntries(facts),
    ...storeEntries(facts),
  ];
}
