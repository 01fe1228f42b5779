import { use } from 'react';
import { RichText } from '@/lib/content/rich-text';
import { useSite } from '@/lib/site/site';
import { Accordion } from '@/ui/disclosure/accordion';
import { loadStoreQuestions } from '../api/store-questions';

/** Questions about stores and eye exams, on another page. @param keys of the entries. */
export function StoreQuestions({ keys }: { keys: readonly string[] }) {
  const entries = use(loadStoreQuestions(useSite()));
  return entries
    .filter(({ key }) => keys.includes(key))
    .map(({ key, question, answer }) => (
      <Accordion key={key} id={key} title={question} level={3} className="scroll-mt-28">
        <RichText text={answer} />
      </Accordion>
    ));
}
