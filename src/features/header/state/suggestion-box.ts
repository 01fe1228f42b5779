/** What the search field says of the list under it. */
export interface SuggestionBox {
  open: boolean;
  /** Id of the suggestion that the arrow keys have reached. */
  active?: string | undefined;
}
