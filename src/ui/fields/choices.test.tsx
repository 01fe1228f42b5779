// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { SwatchGroup, SwatchLinks } from './swatch-group';

const colors = [
  { value: 'ink', label: 'Ink', colors: ['navy'] },
  { value: 'havana', label: 'Havana', colors: ['brown', 'black'] },
  { value: 'moss', label: 'Moss, sold out', colors: ['green'], unavailable: true },
] as const;

test('a checkbox is checked by its label and described by hint and error', async () => {
  render(<Checkbox label="I agree" hint="Read first." error="Tick to go on." />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAccessibleDescription('Tick to go on. Read first.');
  expect(box).toBeInvalid();
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
});

test('a select has its label, an empty first option and its error', async () => {
  render(
    <Select
      label="Carrier"
      emptyLabel="No carrier"
      error="Choose one."
      options={[
        { value: 'a', label: 'Alpha' },
        { value: 'b', label: 'Beta' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Carrier' });
  expect(select).toHaveValue('');
  expect(select).toHaveAccessibleDescription('Choose one.');
  await userEvent.selectOptions(select, 'Beta');
  expect(select).toHaveValue('b');
  await userEvent.selectOptions(select, 'No carrier');
  expect(select).toHaveValue('');
});

test('a radio group is named, calls onChange, and forwards its ref to the first radio', async () => {
  const onChange = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(
    <RadioGroup
      legend="Lens type"
      error="Choose one."
      ref={ref}
      onChange={onChange}
      options={[
        { value: 'single', label: 'Single vision' },
        { value: 'plano', label: 'Plano', disabled: true },
      ]}
    />,
  );
  const group = screen.getByRole('group', { name: 'Lens type' });
  const single = within(group).getByRole('radio', { name: 'Single vision' });
  // Describes the radio, which takes the focus.
  expect(single).toHaveAccessibleDescription('Choose one.');
  expect(single).toBeInvalid();
  expect(ref.current).toBe(single);
  expect(within(group).getByRole('radio', { name: 'Plano' })).toBeDisabled();
  await userEvent.click(single);
  expect(onChange).toHaveBeenCalledWith('single');
  expect(single).toBeChecked();
});

test('the name of a radio has spaces between label, description and aside', () => {
  const options = [{ value: 'single', label: 'Single vision', description: 'One power.', aside: '$60' }];
  render(<RadioGroup legend="Lens type" options={options} />);
  expect(screen.getByRole('radio')).toHaveAccessibleName('Single vision One power. $60');
});

function ColorGroup() {
  const [value, setValue] = useState('ink');
  return <SwatchGroup legend="Color" options={colors} value={value} onChange={setValue} />;
}

test('swatches are radios with arrow-key navigation', async () => {
  render(<ColorGroup />);
  const group = screen.getByRole('group', { name: 'Color' });
  expect(within(group).getByText('Ink')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Havana' })).toBeChecked();
  expect(within(group).getByText('Havana')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Moss, sold out' })).not.toBeChecked();
});

test('swatch links link to a page each and mark the current one', () => {
  render(
    <SwatchLinks
      label="Colors"
      value="havana"
      options={colors.map((option) => ({ ...option, href: `/lc-us/${option.value}` }))}
    />,
  );
  expect(screen.getByRole('link', { name: 'Ink' })).toHaveAttribute('href', '/lc-us/ink');
  expect(screen.getByRole('link', { name: 'Havana' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Ink' })).not.toHaveAttribute('aria-current');
});
