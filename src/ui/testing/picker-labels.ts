import type { DatePickerLabels } from '../calendar/date-picker-labels';

/** English picker labels for tests and the gallery. */
export const pickerLabels: DatePickerLabels = {
  pattern: 'MM/DD/YYYY',
  choose: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  chooseMonth: 'choose a month',
  chooseYear: 'choose a year',
};
