/** The words of a date field and its picker. */
export interface DatePickerTexts {
  /** How the date is typed, in the shopper's letters: "MM/DD/YYYY". */
  pattern: string;
  /** Name of the button that opens the picker, and of the picker. */
  choose: string;
  close: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  /** Said after "June 2026" and "2026", which lead to the months and the years. */
  chooseMonth: string;
  chooseYear: string;
}
