// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PhoneField } from './phone-field';

const extensionHint = 'The extension is left out.';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

function Controlled({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState('(415) 555 - 2671');
  const handleChange = (next: string) => {
    onValueChange(next);
    setValue(next);
  };
  return (
    <PhoneField
      label="Phone"
      extensionHint={extensionHint}
      clearLabel="Clear phone"
      value={value}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}

test('formats while typing and drops everything but digits', async () => {
  render(<PhoneField label="Phone" extensionHint={extensionHint} />);
  await userEvent.type(field(), '4a15.55');
  expect(field()).toHaveValue('(415) 55');
  await userEvent.type(field(), '52671');
  expect(field()).toHaveValue('(415) 555 - 2671');
});

test('has the phone type and autocomplete, with label, hint and error tied to it', () => {
  render(
    <PhoneField label="Phone" extensionHint={extensionHint} hint="For the delivery." error="Ten digits." />,
  );
  expect(field()).toHaveAttribute('type', 'tel');
  expect(field()).toHaveAttribute('autocomplete', 'tel-national');
  expect(field()).toHaveAccessibleDescription('Ten digits. For the delivery.');
  expect(field()).toBeInvalid();
});

test('accepts a pasted number with or without the country code', async () => {
  render(<PhoneField label="Phone" extensionHint={extensionHint} />);
  await userEvent.click(field());
  await userEvent.paste('+1 415-555-2671');
  expect(field()).toHaveValue('(415) 555 - 2671');
  await userEvent.clear(field());
  await userEvent.paste('212.555.0100');
  expect(field()).toHaveValue('(212) 555 - 0100');
});

test('preserves the caret while the shopper edits a number', async () => {
  render(<Controlled onValueChange={() => {}} />);
  expect(field()).toHaveValue('(415) 555 - 2671');
  await userEvent.click(field());
  field().setSelectionRange(8, 8);
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('(415) 552 - 671');
  expect(field().selectionStart).toBe(7);
  await userEvent.keyboard('9');
  expect(field()).toHaveValue('(415) 595 - 2671');
  expect(field().selectionStart).toBe(8);
});

test('reports the formatted text to a controlled form and can be cleared', async () => {
  const onValueChange = vi.fn();
  render(<Controlled onValueChange={onValueChange} />);
  await userEvent.type(field(), '{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith('(415) 555 - 267');
  await userEvent.click(screen.getByRole('button', { name: 'Clear phone' }));
  expect(onValueChange).toHaveBeenLastCalledWith('');
  expect(field()).toHaveValue('');
});
