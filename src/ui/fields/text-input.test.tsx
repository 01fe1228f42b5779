// @vitest-environment jsdom
import '@/ui/testing/setup';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { completeCardExpiry, formatCardExpiry } from '@/domain/payment/card-expiry';
import { groupCardNumber } from '@/domain/payment/card-number';
import { cleanCode, cleanPassword } from '@/domain/text/typed-text';
import { INPUT_METHOD_NAMES, INPUT_METHODS } from '@/ui/testing/enter-text';
import { pickerLabels } from '@/ui/testing/picker-labels';
import { DateField } from './date-field';
import { EmailField } from './email-field';
import { MaskedField } from './masked-field';
import { PhoneField } from './phone-field';
import { TextField } from './text-field';

const field = () => screen.getByLabelText<HTMLInputElement>('Field');
const label = 'Field';
const extensionHint = 'The extension is left out.';

type Case = readonly [typed: string, value: string];

/** Each field with typed, pasted, autofilled or composed text, and its resulting value. */
const FIELDS: readonly [name: string, element: ReactElement, cases: readonly Case[]][] = [
  [
    'a phone number',
    <PhoneField key="phone" {...{ label, extensionHint }} />,
    [
      ['4155552671', '(415) 555 - 2671'],
      ['1-415-555-2671', '(415) 555 - 2671'],
      ['tel:+1-415-555-2671', '(415) 555 - 2671'],
      ['+14155552671', '(415) 555 - 2671'],
      ['415-555-2671 x123', '(415) 555 - 2671'],
      ['４１５５５５２６７１', '(415) 555 - 2671'],
      ['٤١٥٥٥٥٢٦٧١', '(415) 555 - 2671'],
      ['+47 21 49 63 10', '+4721496310'],
    ],
  ],
  [
    'a date',
    <DateField key="date" label={label} labels={pickerLabels} language="en-US" format="MM/dd/yyyy" />,
    [
      ['07211988', '07/21/1988'],
      ['7/21/1988', '07/21/1988'],
      ['1988-07-21', '07/21/1988'],
      ['０７／２１／１９８８', '07/21/1988'],
      ['07/21/19889', '07/21/1988'],
    ],
  ],
  [
    'a card number',
    <MaskedField key="number" label={label} format={groupCardNumber} />,
    [
      [' 4111 1111 1111 1111', '4111 1111 1111 1111'],
      ['4111-1111-1111-1111', '4111 1111 1111 1111'],
      ['۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱', '4111 1111 1111 1111'],
      ['3782 822463 10005', '3782 8224 6310 005'],
    ],
  ],
  [
    'the expiry of a card',
    <MaskedField key="expiry" label={label} format={formatCardExpiry} complete={completeCardExpiry} />,
    [
      ['12 / 2028', '12/2028'],
      ['9/28', '09/28'],
      ['2028-12', '12/2028'],
      ['１２/２０２８', '12/2028'],
    ],
  ],
  ['a text', <TextField key="text" label={label} maxLength={5} />, [['abcdefgh', 'abcde']]],
  [
    'a code',
    <TextField key="code" label={label} maxLength={8} clean={cleanCode} />,
    [
      ['M1002003', 'M1002003'],
      ['M1002003456', 'M1002003'],
    ],
  ],
  ['an email address', <EmailField key="email" label={label} />, [['josé@example.com', 'josé@example.com']]],
];

describe.each(FIELDS)('%s', (_, element, cases) => {
  const casesByMethod = cases.flatMap(([typed, value]) =>
    INPUT_METHOD_NAMES.map((method) => ({ typed, value, method })),
  );
  test.each(casesByMethod)('of $typed by $method is $value', async ({ typed, value, method }) => {
    const onChange = vi.fn();
    render(<div onChange={(event) => onChange((event.target as HTMLInputElement).value)}>{element}</div>);
    await INPUT_METHODS[method](field(), typed);
    expect(field()).toHaveValue(value);
    // Value that a form library has read.
    expect(onChange).toHaveBeenLastCalledWith(value);
  });
});

test('a pasted text is limited after it is cleaned', async () => {
  render(<TextField label={label} maxLength={8} clean={cleanCode} />);
  await INPUT_METHODS.paste(field(), ' M 100 2003 ');
  expect(field()).toHaveValue('M1002003');
});

test('a password that is too long is not cut, and its spaces stay', async () => {
  render(<TextField label={label} type="password" clean={cleanPassword} />);
  await INPUT_METHODS.paste(field(), ` ${'a'.repeat(200)} `);
  expect(field().value).toHaveLength(202);
});

test('a text is left alone while it is composed', async () => {
  render(<PhoneField {...{ label, extensionHint }} />);
  await userEvent.click(field());
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '４１５５' }, isComposing: true });
  expect(field()).toHaveValue('４１５５');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('(415) 5');
});

test('what Undo restores is left alone', () => {
  render(<PhoneField {...{ label, extensionHint }} />);
  const undo = createEvent.input(field(), { target: { value: '415555' }, inputType: 'historyUndo' });
  fireEvent(field(), undo);
  expect(field()).toHaveValue('415555');
});

test('the caret stays where digits are inserted, pasted and deleted', async () => {
  render(<MaskedField label={label} format={groupCardNumber} defaultValue="4111 1111 1111" />);
  await userEvent.click(field());
  field().setSelectionRange(2, 2);
  await userEvent.keyboard('9');
  expect(field()).toHaveValue('4191 1111 1111 1');
  expect(field().selectionStart).toBe(3);
  await userEvent.paste('２2');
  expect(field()).toHaveValue('4192 2111 1111 111');
  expect(field().selectionStart).toBe(6);
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('4192 1111 1111 11');
  expect(field().selectionStart).toBe(4);
});

test('an extension is said to be left out, until the number changes', async () => {
  render(<PhoneField {...{ label, extensionHint }} hint="Ten digits." />);
  await userEvent.type(field(), '415 555 2671 ext. 12');
  expect(field()).toHaveValue('(415) 555 - 2671');
  expect(field()).toHaveAccessibleDescription(extensionHint);
  expect(screen.getByRole('status')).toHaveTextContent(extensionHint);
  await userEvent.type(field(), '{Backspace}');
  expect(field()).toHaveValue('(415) 555 - 267');
  expect(field()).toHaveAccessibleDescription('Ten digits.');
});
