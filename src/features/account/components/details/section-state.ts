/** The form of a section. */
export interface SectionState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether it has unsaved input. Stable. */
  onDirtyChange: (isDirty: boolean) => void;
}
