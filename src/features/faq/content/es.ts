import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { accountEntries } from './account/es';
import { contactLensEntries } from './contact-lenses/es';
import { glassesEntries } from './glasses/es';
import { orderEntries } from './orders/es';
import { paymentEntries } from './payment/es';
import { prescriptionEntries } from './prescriptions/es';
import { returnEntries } from './returns/es';
import { storeEntries } from './stores/es';

/** Returns the questions in Spanish, in the order of the list. */
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
