import { ExamPage } from '@/features/eye-exam/components/exam-page';
import { StoreQuestions } from '@/features/faq/components/store-questions';

const QUESTIONS = ['exam-doctor', 'exam-prescription', 'exam-frequency', 'exam-change'];

/** The exam page with questions of the FAQ. */
export function ComposedExamPage() {
  return <ExamPage questions={<StoreQuestions keys={QUESTIONS} />} />;
}
