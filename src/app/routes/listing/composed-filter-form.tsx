import { FilterForm, type FilterFormProps } from '@/features/prescription/components/filter-form';
import { SavedChoice } from './saved-choice';

/** The form of the prescription filter, with a member's saved prescriptions. */
export function ComposedFilterForm(props: FilterFormProps) {
  return <FilterForm {...props} SavedChoice={SavedChoice} />;
}
