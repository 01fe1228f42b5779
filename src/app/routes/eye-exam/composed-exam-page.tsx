import type { StoreSearchLabels } from '@/features/eye-exam/components/exam-hero';
import { ExamPage } from '@/features/eye-exam/components/exam-page';
import { StoreQuestions } from '@/features/faq/components/store-questions';
import { PlaceSearchForm } from '@/features/home/components/place-search-form';

const QUESTIONS = ['exam-doctor', 'exam-prescription', 'exam-frequency', 'exam-change'];

/** The exam page with the search for a store and questions of the FAQ. */
export function ComposedExamPage() {
  return <ExamPage renderSearch={renderSearch} questions={<StoreQuestions keys={QUESTIONS} />} />;
}

function renderSearch(labels: StoreSearchLabels) {
  return <PlaceSearchForm {...labels} />;
}
