import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../state/faq-entry';
import { accountEntries } from './account/fr';
import { contactLensEntries } from './contact-lenses/fr';
import { glassesEntries } from './glasses/fr';
import { orderEntries } from './orders/fr';
import { paymentEntries } from './payment/fr';
import { prescriptionEntries } from './prescriptions/fr';
import { returnEntries } from './returns/fr';
import { storeEntries } from './stores/fr';

/** Returns the questions in French, in the order of the list. */
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
