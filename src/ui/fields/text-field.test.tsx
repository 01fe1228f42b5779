// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TextField } from './text-field';

test('label, hint and error are tied to the input, the error first', () => {
  render(<TextField label="Email" hint="For the receipt." error="Enter an address." />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter an address. For the receipt.');
});

test('without hint and error the input has no description and is valid', () => {
  render(<TextField label="Email" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

function Controlled({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState('Ada');
  return (
    <TextField
      label="Name"
      clearLabel="Clear"
      value={value}
      onChange={(event) => {
        onValueChange(event.target.value);
        setValue(event.target.value);
      }}
    />
  );
}

describe('the clear button', () => {
  const values: Record<string, string> = { date: '1990-05-17', number: '7', month: '2024-05', time: '10:30' };
  const field = (type: string) => (
    <TextField label="Field" type={type} clearLabel="Clear" defaultValue={values[type] ?? 'abc'} />
  );

  test.each(['text', 'search', 'tel', 'url', 'email', 'password', 'date'])('is shown on type %s', (type) => {
    render(field(type));
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });

  test.each(['number', 'month', 'time', 'checkbox', 'hidden'])('is not shown on type %s', (type) => {
    render(field(type));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is not shown without a label or on a disabled or read-only field', () => {
    render(
      <>
        <TextField label="One" defaultValue="abc" />
        <TextField label="Two" defaultValue="abc" clearLabel="Clear" disabled />
        <TextField label="Three" defaultValue="abc" clearLabel="Clear" readOnly />
      </>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('appears with the first character, clears and focuses the field, and disappears', async () => {
    render(<TextField label="Name" clearLabel="Clear" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('notifies a controlled field and works by keyboard', async () => {
    const onValueChange = vi.fn();
    render(<Controlled onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('disappears when the form is reset to an empty field', async () => {
    render(
      <form>
        <TextField label="Name" clearLabel="Clear" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument());
  });
});

test('forwards its ref to the input', () => {
  const ref = vi.fn();
  render(<TextField label="Name" ref={ref} />);
  expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Name'));
});
