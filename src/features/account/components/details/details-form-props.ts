import type { Details } from '../../api/person';

export interface DetailsFormProps {
  details: Details;
  /** Saved or canceled. */
  onDone: () => void;
  /** Whether something was typed that is not saved. Must be stable. */
  onDirtyChange: (isDirty: boolean) => void;
}
