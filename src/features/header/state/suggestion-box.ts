/** ARIA combobox state of the search field. */
export interface SuggestionBox {
  open: boolean;
  /** Id of the active option. */
  active?: string | undefined;
}
