import type { Details } from '../../api/person';

export interface DetailsFormProps {
  details: Details;
  /** Saved or canceled. */
  onDone: () => void;
  /** Reports whether there is unsaved input. Must be stable. */
  onDirtyChange: (isDirty: boolean) => void;
}
