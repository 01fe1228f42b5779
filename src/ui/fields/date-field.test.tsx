// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pickerLabels } from '@/ui/testing/picker-labels';
import { findDialog } from '../../../tests/support/find-dialog';
import { DateField, type DateFieldProps } from './date-field';

/** Stubs a desktop or mobile window; jsdom has no media queries. */
function stubWindowWidth(wide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => {} }));
}
beforeEach(() => stubWindowWidth(true));

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
const renderField = (props: Partial<DateFieldProps> = {}) =>
  render(<DateField label="Date of birth" language="en-US" labels={pickerLabels} {...props} />);
const openPicker = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  return findDialog('Choose a date');
};

function Form({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <DateField
      label="Date of birth"
      language="en-US"
      labels={pickerLabels}
      format="MM/dd/yyyy"
      openAt={{ year: 2010, month: 6, day: 15 }}
      value={value}
      onChange={(event) => {
        onValueChange(event.target.value);
        setValue(event.target.value);
      }}
    />
  );
}

describe('typing', () => {
  test('inserts the slashes, day first by default', async () => {
    renderField();
    await userEvent.type(field(), '05061987');
    expect(field()).toHaveValue('05/06/1987');
    await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field()).toHaveValue('05/0');
  });

  test('completes a single digit when the slash is typed', async () => {
    renderField({ format: 'MM/dd/yyyy' });
    await userEvent.type(field(), '7/4/1988');
    expect(field()).toHaveValue('07/04/1988');
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('12/4/1988');
    expect(field()).toHaveValue('12/04/1988');
    // A date is corrected in its middle, too: nothing is completed while digits are deleted.
    await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('10/41/988');
  });

  test('the picker parses the typed date in the format of the field', async () => {
    renderField({ format: 'MM/dd/yyyy', defaultValue: '05/06/1987' });
    const picker = await openPicker();
    expect(within(picker).getByRole('gridcell', { selected: true })).toHaveTextContent('6');
    expect(within(picker).getByRole('grid')).toHaveAccessibleName('May 1987');
  });
});

describe.each([
  ['a popover in a wide window', true],
  ['a sheet on a phone', false],
])('the picker, %s', (_, wide) => {
  beforeEach(() => stubWindowWidth(wide));

  test('receives focus, sets the selected day, closes and restores focus', async () => {
    const onValueChange = vi.fn();
    render(<Form onValueChange={onValueChange} />);
    const picker = await openPicker();
    await waitFor(() =>
      expect(within(picker).getByRole('button', { name: 'Tuesday, June 15, 2010' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(field()).toHaveValue('06/16/2010');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('06/16/2010');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
  });

  test('Escape leaves the field unchanged', async () => {
    renderField({ defaultValue: '05/06/1987' });
    await openPicker();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('05/06/1987');
  });
});

test('label, hint, error and placeholder are tied to the input; a disabled field has no buttons', () => {
  const { rerender } = renderField({
    error: 'Enter a real date.',
    hint: 'As on your card.',
    clearLabel: 'Clear date',
  });
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a real date. As on your card.');
  expect(field()).toHaveAttribute('placeholder', 'MM/DD/YYYY');
  rerender(
    <DateField
      label="Date of birth"
      language="en-US"
      labels={pickerLabels}
      clearLabel="Clear date"
      defaultValue="05/06/1987"
      disabled
    />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('can be cleared next to the picker button', async () => {
  renderField({ clearLabel: 'Clear date', defaultValue: '05/06/1987' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear date' }));
  expect(field()).toHaveValue('');
  await waitFor(() => expect(field()).toHaveFocus());
});
