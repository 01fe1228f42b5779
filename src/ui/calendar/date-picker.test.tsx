// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { pickerLabels } from '@/ui/testing/picker-labels';
import { DatePicker, type DatePickerProps } from './date-picker';

/** Renders a picker that opens at Wednesday, June 17, 2026 by default. */
function renderPicker(props: Partial<DatePickerProps> = {}) {
  const onPick = vi.fn();
  render(
    <DatePicker
      labels={pickerLabels}
      language="en-US"
      openAt={{ year: 2026, month: 6, day: 17 }}
      onPick={onPick}
      {...props}
    />,
  );
  return onPick;
}

const grid = () => screen.getByRole('grid');
const cell = (name: string) => within(grid()).getByRole('button', { name });
const names = () =>
  within(grid())
    .getAllByRole('button')
    .map((button) => button.textContent);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the date view', () => {
  test('shows the month by weeks and reports the clicked day', async () => {
    const onPick = renderPicker();
    expect(grid()).toHaveAccessibleName('June 2026');
    expect(within(grid()).getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
    expect(names()).toHaveLength(30);
    // June 1, 2026 is a Monday: the second cell of the first week.
    const firstWeek = within(within(grid()).getAllByRole('row')[1] as HTMLElement).getAllByRole('gridcell');
    expect(firstWeek.map((gridCell) => gridCell.textContent)).toEqual(['', '1', '2', '3', '4', '5', '6']);
    await userEvent.click(cell('Friday, June 5, 2026'));
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ year: 2026, month: 6, day: 5 });
  });

  test('has one tab stop, marks the selected day and labels the title button', () => {
    renderPicker({ value: { year: 1987, month: 6, day: 5 } });
    const tabStops = within(grid())
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
    expect(tabStops).toEqual([cell('Friday, June 5, 1987')]);
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(cell('Friday, June 5, 1987'));
    expect(screen.getByRole('button', { name: 'June 1987, choose a month' })).toBeVisible();
  });

  test('marks today', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 17, 23, 59) });
    renderPicker({ openAt: undefined });
    expect(cell('Wednesday, June 17, 2026')).toHaveAttribute('aria-current', 'date');
    vi.useRealTimers();
  });

  test('supports keyboard navigation across months and selection with Enter', async () => {
    const onPick = renderPicker();
    cell('Wednesday, June 17, 2026').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(cell('Wednesday, July 1, 2026')).toHaveFocus());
    expect(grid()).toHaveAccessibleName('July 2026');
    await userEvent.keyboard('{Home}{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(cell('Saturday, June 28, 2025')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ year: 2025, month: 6, day: 28 });
  });

  test('is navigated by its buttons, which retain focus', async () => {
    renderPicker();
    await click('Next month');
    expect(grid()).toHaveAccessibleName('July 2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('July 2026');
    await click('Previous month');
    await click('Previous month');
    expect(grid()).toHaveAccessibleName('May 2026');
  });
});

describe('months and years', () => {
  test('drill down from year to month to day', async () => {
    const onPick = renderPicker({ startView: 'year' });
    expect(names()).toEqual([
      '2016',
      '2017',
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
      '2027',
    ]);
    await click('Earlier years');
    expect(names()[0]).toBe('2004');
    await userEvent.click(cell('2012'));
    expect(grid()).toHaveAccessibleName('2012');
    expect(names()).toHaveLength(12);
    await userEvent.click(cell('February 2012'));
    expect(names()).toHaveLength(29);
    await userEvent.click(cell('Wednesday, February 29, 2012'));
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ year: 2012, month: 2, day: 29 });
  });

  test('are opened by the title, with focus on the current cell', async () => {
    renderPicker();
    await click('June 2026, choose a month');
    await waitFor(() => expect(cell('June 2026')).toHaveFocus());
    await click('2026, choose a year');
    await waitFor(() => expect(cell('2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(cell('June 2025')).toHaveFocus());
  });

  test('a range from 1920 with 28 years per slide starts at 1920', async () => {
    renderPicker({ startView: 'year', minDate: { year: 1920, month: 1, day: 1 }, yearsPerSlide: 28 });
    expect(names()).toHaveLength(28);
    expect([names()[0], names().at(-1)]).toEqual(['2004', '2031']);
    await click('Earlier years');
    await click('Earlier years');
    await click('Earlier years');
    expect([names()[0], names().at(-1)]).toEqual(['1920', '1947']);
    expect(screen.getByRole('button', { name: 'Earlier years' })).toHaveAttribute('aria-disabled', 'true');
    await click('Earlier years');
    expect(names()[0]).toBe('1920');
  });
});

describe('outside the range', () => {
  const range = { minDate: { year: 2026, month: 5, day: 20 }, maxDate: { year: 2026, month: 6, day: 18 } };

  test('days and month navigation are disabled', async () => {
    const onPick = renderPicker(range);
    expect(cell('Thursday, June 18, 2026')).toBeEnabled();
    expect(cell('Friday, June 19, 2026')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await click('Next month');
    expect(grid()).toHaveAccessibleName('June 2026');
    await click('Previous month');
    expect(cell('Tuesday, May 19, 2026')).toBeDisabled();
    expect(cell('Wednesday, May 20, 2026')).toBeEnabled();
    await userEvent.click(cell('Tuesday, May 19, 2026'));
    expect(onPick).not.toHaveBeenCalled();
  });

  test('months and years are disabled', async () => {
    renderPicker({ ...range, startView: 'month' });
    expect(cell('April 2026')).toBeDisabled();
    expect(cell('May 2026')).toBeEnabled();
    expect(cell('July 2026')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next year' })).toHaveAttribute('aria-disabled', 'true');
    await click('2026, choose a year');
    expect(cell('2026')).toBeEnabled();
    expect(cell('2027')).toBeDisabled();
  });

  test('keyboard navigation stops at its ends', async () => {
    renderPicker(range);
    cell('Wednesday, June 17, 2026').focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(cell('Thursday, June 18, 2026')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(cell('Wednesday, May 20, 2026')).toHaveFocus());
  });

  test('the picker opens at the nearest end', () => {
    renderPicker({ ...range, openAt: { year: 1999, month: 1, day: 1 } });
    expect(cell('Wednesday, May 20, 2026').tabIndex).toBe(0);
  });
});

test.each([
  ['es-US', 'junio de 2026', 'domingo', 'miércoles, 17 de junio de 2026'],
  ['en-CA', 'June 2026', 'Sunday', 'Wednesday, June 17, 2026'],
  ['fr-CA', 'juin 2026', 'dimanche', 'mercredi 17 juin 2026'],
])('is localized for %s', (language, month, sunday, day) => {
  renderPicker({ language });
  expect(grid()).toHaveAccessibleName(month);
  expect(within(grid()).getAllByRole('columnheader')[0]).toHaveTextContent(sunday);
  expect(cell(day)).toBeVisible();
});
