import type { Details } from '../../api/person';

export interface DetailsFormProps {
  details: Details;
  /** Called when it was saved or canceled. */
  onDone: () => void;
  /** Reports whether there is unsaved input. Must be stable. */
  onDirtyChange: (isDirty: boolean) => void;
}
