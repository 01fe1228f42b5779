import { describe, expect, it } from 'vitest';
import { newPasswordSchema, registerSchema, signInSchema } from './account-schemas';

const messagesOf = (
  schema: {
    safeParse: (value: unknown) => {
      success: boolean;
      error?: { issues: { path: PropertyKey[]; message: string }[] };
    };
  },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('signInSchema', () => {
  it.each([
    [{ email: ' ana@example.com ', password: 'x' }, []],
    [{ email: '', password: '' }, ['email: email-missing', 'password: password-missing']],
    [{ email: 'ana@example', password: 'x' }, ['email: email-malformed']],
  ])('%j', (value, messages) => {
    expect(messagesOf(signInSchema, value)).toEqual(messages);
  });
});

describe('registerSchema', () => {
  const account = {
    firstName: 'Ana',
    lastName: 'Diaz',
    email: 'ana@example.com',
    password: 'Linden-42',
    passwordConfirmation: 'Linden-42',
    receiveEmail: false,
  };
  it.each([
    [{}, []],
    [{ firstName: '  ' }, ['firstName: first-name-missing']],
    [{ password: 'Linden4', passwordConfirmation: 'Linden4' }, ['password: password-weak']],
    [{ password: 'Lindengrove', passwordConfirmation: 'Lindengrove' }, ['password: password-weak']],
    [{ password: '12345678', passwordConfirmation: '12345678' }, ['password: password-weak']],
    [
      {
        password: `${'Linden-42'.padEnd(129, 'n')}`,
        passwordConfirmation: `${'Linden-42'.padEnd(129, 'n')}`,
      },
      ['password: password-too-long'],
    ],
    // The same in two Unicode forms.
    [{ password: 'Ge\u0301ranium-42', passwordConfirmation: 'Géranium-42' }, []],
    [{ email: 'jose\u0301@example.com' }, []],
    [{ passwordConfirmation: 'Linden-43' }, ['passwordConfirmation: passwords-differ']],
  ])('with %j', (overrides, messages) => {
    expect(messagesOf(registerSchema, { ...account, ...overrides })).toEqual(messages);
  });
});

it('sends texts in one Unicode form, without spaces around them; the spaces of a password stay', () => {
  const typed = {
    firstName: '\u200B Jose\u0301\u00A0',
    lastName: 'Diaz',
    email: ' jose\u0301@example.com\u00A0',
    password: ' Ge\u0301ranium-42 ',
    passwordConfirmation: ' Géranium-42 ',
    receiveEmail: false,
  };
  const sent = { firstName: 'José', email: 'josé@example.com', password: ' Géranium-42 ' };
  expect(registerSchema.parse(typed)).toMatchObject(sent);
  const { email, password } = sent;
  expect(signInSchema.parse({ email: typed.email, password: typed.password })).toEqual({ email, password });
});

it('newPasswordSchema requires the emailed code', () => {
  expect(
    messagesOf(newPasswordSchema, { code: ' ', password: 'Linden-42', passwordConfirmation: 'Linden-42' }),
  ).toEqual(['code: code-missing']);
});
