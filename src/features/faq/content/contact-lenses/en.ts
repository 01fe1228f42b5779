import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about contact lenses in English. */
export function contactLensEntries({ to, maxBoxes }: ContentFacts): readonly FaqEntry[] {
  return [
    {
      key: 'contact-lens-prescription',
      topic: 'contact-lenses',
      question: 'Do I need a prescription for contact lenses?',
      answer: `Yes, one for contact lenses. It names the brand, the base curve and the diameter, which a prescription for
        glasses does not. We need your doctor’s name even if you upload it, since the doctor confirms it.
        [See contact lenses](${to.contactLenses}).`,
    },
    {
      key: 'contact-lens-boxes',
      topic: 'contact-lenses',
      question: 'How many boxes do I need?',
      answer: `The page of each lens counts them for you: choose a year’s supply, and it fills in the boxes for each eye by how
        long one lens is worn. One line of the cart holds up to ${maxBoxes} boxes for each eye.`,
    },
    {
      key: 'two-different-lenses',
      topic: 'contact-lenses',
      question: 'My eyes need different lenses. Can I order that?',
      answer: `Yes. Each eye has its own values and number of boxes, and you can leave one out. If the eyes need different
        products, order each for its eye: both go into the same cart.`,
    },
  ];
}
