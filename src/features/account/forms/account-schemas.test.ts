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
    [{ passwordConfirmation: 'Linden-43' }, ['passwordConfirmation: passwords-differ']],
  ])('with %j', (overrides, messages) => {
    expect(messagesOf(registerSchema, { ...account, ...overrides })).toEqual(messages);
  });
});

it('newPasswordSchema requires the emailed code', () => {
  expect(
    messagesOf(newPasswordSchema, { code: ' ', password: 'Linden-42', passwordConfirmation: 'Linden-42' }),
  ).toEqual(['code: code-missing']);
});
