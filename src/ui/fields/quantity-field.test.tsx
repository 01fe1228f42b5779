// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { INPUT_METHOD_NAMES, INPUT_METHODS } from '@/ui/testing/enter-text';
import { clampQuantity, QuantityField } from './quantity-field';

function Boxes({ initial, onChange }: { initial: number; onChange: (value: number) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <QuantityField
      label="Boxes"
      decreaseLabel="Fewer"
      increaseLabel="More"
      min={1}
      max={4}
      value={value}
      rangeText={(min, max) => `From ${min} to ${max}`}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

function setUp(initial: number, onChange = vi.fn()) {
  render(<Boxes initial={initial} onChange={onChange} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Boxes' }) };
}

test.each([
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['9', 4],
  ['2.9', 2],
  ['', 2],
  ['abc', 2],
  ['1e2', 2],
  ['0x3', 2],
  ['Infinity', 2],
  [' ３ ', 3],
  ['٣', 3],
])('clamps %j to %d (min 1, max 4, fallback 2)', (typed, quantity) => {
  expect(clampQuantity(typed, 1, 4, 2)).toBe(quantity);
});

test('the buttons step by one, stop at the limits and retain focus', async () => {
  const { input, onChange } = setUp(3);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  expect(input).toHaveValue('4');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(more).toHaveFocus());
  await userEvent.click(more);
  expect(input).toHaveValue('4');
  expect(onChange.mock.calls).toEqual([[4]]);
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(input).toHaveValue('3');
  expect(more).not.toHaveAttribute('aria-disabled');
});

test('commits typed text on blur, within the limits', async () => {
  const { input, onChange } = setUp(2);
  await userEvent.clear(input);
  await userEvent.type(input, '40');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[4]]);
  expect(input).toHaveValue('4');
});

test.each(INPUT_METHOD_NAMES)('takes other digits by %s; the arrow keys step', async (method) => {
  const { input, onChange } = setUp(2);
  await userEvent.clear(input);
  await INPUT_METHODS[method](input, '３');
  await userEvent.type(input, '{Enter}');
  expect(onChange.mock.calls).toEqual([[3]]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[3], [4], [3]]);
  expect(input).toHaveAttribute('aria-valuenow', '3');
});

test.each(['40', '0', 'abc', '2.9'])('says the range after %j, until the next change', async (typed) => {
  const { input } = setUp(2);
  await userEvent.clear(input);
  await userEvent.type(input, `${typed}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent('From 1 to 4');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('From 1 to 4');
  await userEvent.clear(input);
  await userEvent.type(input, '3{Enter}');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(input).toBeValid();
});

test('commits on Enter; an empty field falls back', async () => {
  const { input, onChange } = setUp(2);
  await userEvent.clear(input);
  await userEvent.type(input, '3{Enter}');
  expect(onChange.mock.calls).toEqual([[3]]);
  await userEvent.clear(input);
  await userEvent.tab();
  expect(input).toHaveValue('3');
  expect(onChange).toHaveBeenCalledOnce();
});
