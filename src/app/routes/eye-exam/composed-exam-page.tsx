import { ExamPage } from '@/features/eye-exam/components/exam-page';
import { StoreQuestions } from '@/features/faq/components/store-questions';
import { StoreSearch } from '@/features/store-finder/components/store-search';

const QUESTIONS = ['exam-doctor', 'exam-prescription', 'exam-frequency', 'exam-change'];

/** The exam page with the search of the store finder and the questions of the FAQ. */
export function ComposedExamPage() {
  return <ExamPage search={<StoreSearch />} questions={<StoreQuestions keys={QUESTIONS} />} />;
}
