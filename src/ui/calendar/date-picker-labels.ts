/** Labels of a date field and its picker. */
export interface DatePickerLabels {
  /** Localized date pattern, shown as the placeholder: "MM/DD/YYYY". */
  pattern: string;
  /** Name of the picker and of the button that opens it. */
  choose: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  /** Announced after "June 2026" and "2026", whose buttons open the months and the years. */
  chooseMonth: string;
  chooseYear: string;
}
