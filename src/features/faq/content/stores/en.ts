import type { ContentFacts } from '@/lib/content/content-facts';
import type { FaqEntry } from '../../state/faq-entry';

/** Returns the questions about stores and eye exams in English. */
export function storeEntries({ country, to, exams }: ContentFacts): readonly FaqEntry[] {
  const isUs = country === 'us';
  return [
    {
      key: 'find-store',
      topic: 'stores',
      question: 'How do I find a store near me?',
      answer: `The [store finder](${to.storeFinder}) searches by city, ${isUs ? 'state or ZIP code' : 'province or postal code'},
        or by your position if you allow it. It shows distance, hours and services of each store, and which ones take
        bookings for eye exams.`,
    },
    {
      key: 'in-store',
      topic: 'stores',
      question: 'What can I do in a store?',
      answer: `Try frames on, have your pupillary distance measured, and have glasses adjusted or a screw replaced, also if you
        bought them here online. The page of each store in the [store finder](${to.storeFinder}) lists its services.`,
    },
    {
      key: 'book-exam',
      topic: 'stores',
      question: 'How do I book an eye exam?',
      answer: `1. [Find a store](${to.storeFinder}) that offers online booking, and choose “Book an eye exam”.
        2. Choose the exam, the doctor, and a free time.
        3. Tell us who the patient is, check everything, and book.

        You need no account. The last page has your confirmation number and a file for your calendar.`,
    },
    {
      key: 'exam-doctor',
      topic: 'stores',
      question: 'Who examines my eyes?',
      answer: isUs
        ? `An independent doctor of optometry, in the store or next to it. The doctor is not employed by us, decides freely what
          you need, and sets the fee. The page of each store names its doctors and their languages.`
        : `A licensed optometrist who works in the store or next to it, and who decides freely what you need. The page of each
          store names its optometrists and their languages.`,
    },
    {
      key: 'exam-price',
      topic: 'stores',
      question: 'What does an eye exam cost, and who pays?',
      answer: `Without insurance, usually ${exams.comprehensive} for a comprehensive exam, ${exams.contacts} for one for contact
        lenses, and ${exams.children} for children. The ${isUs ? 'doctor' : 'optometrist'} sets the fee. ${
          isUs
            ? 'Most vision plans pay for one exam a year: name yours when you book, and bring the card.'
            : 'Your province may pay for children, for seniors and for some conditions, and many private plans pay for the rest: name yours when you book, and bring the card.'
        }`,
    },
    {
      key: 'exam-prescription',
      topic: 'stores',
      question: 'Do I get my prescription after the exam?',
      answer: `Yes, on paper or electronically, without having to buy anything. ${
        isUs ? 'US law says so for glasses and for contact lenses, once their fitting is complete. ' : ''
      }You can use it in any store. With an account, [save it](${to.prescriptions}) and it is there when you order.`,
    },
    {
      key: 'exam-frequency',
      topic: 'stores',
      question: 'How often should I have my eyes examined?',
      answer: `Your doctor knows best. For most adults, every one to two years is usual; once a year for children, for people over
        65, with diabetes, and if you wear contact lenses. Go at once if your sight changes suddenly, or if you see flashes or
        many new dark spots.`,
    },
    {
      key: 'exam-change',
      topic: 'stores',
      question: 'How do I change or cancel my eye exam?',
      answer: `Call the store, with your confirmation number at hand, if possible a day before. Its number is on the page of your
        confirmation and in the [store finder](${to.storeFinder}).`,
    },
  ];
}
