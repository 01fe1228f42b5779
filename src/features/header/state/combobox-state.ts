/** ARIA combobox state of the search field. */
export interface ComboboxState {
  open: boolean;
  /** Id of the active option. */
  active?: string | undefined;
}
