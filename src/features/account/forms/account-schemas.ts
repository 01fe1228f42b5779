import {
  AccountPasswordMax,
  passwordResetRequestXcredValidationCodeMax,
  registerPersonRequestFirstNameMax,
} from '@generated/identity/identity.limits';
import { z } from 'zod/mini';
import { isWeakPassword } from '@/domain/account/password-rules';
import { cleanEmail, isEmail } from '@/domain/contact/email';
import { cleanCode, cleanPassword, cleanText } from '@/domain/text/typed-text';

/** Field error keys; `useFieldMessages` has the copy. */
export type FieldMessage =
  | 'email-missing'
  | 'email-malformed'
  | 'email-taken'
  | 'email-in-use'
  | 'email-other'
  | 'password-missing'
  | 'current-password-missing'
  | 'password-wrong'
  | 'password-weak'
  | 'password-too-long'
  | 'passwords-differ'
  | 'first-name-missing'
  | 'last-name-missing'
  | 'code-missing'
  | 'code-wrong'
  | 'one-time-code-missing'
  | 'one-time-code-wrong'
  | 'one-time-code-ended';

/** As a message names it. */
export const MAX_PASSWORD_LENGTH = AccountPasswordMax;

const message = (name: FieldMessage) => name;

const email = z.string().check(
  z.overwrite(cleanEmail),
  z.minLength(1, message('email-missing')),
  z.refine((text) => text === '' || isEmail(text), message('email-malformed')),
);

/** Checks an email without a form; undefined for a valid one. */
export function emailMessage(text: string): FieldMessage | undefined {
  if (text === '') return 'email-missing';
  return isEmail(text) ? undefined : 'email-malformed';
}

const newPassword = z.string().check(
  z.overwrite(cleanPassword),
  z.minLength(1, message('password-missing')),
  z.refine((text) => text === '' || !isWeakPassword(text), message('password-weak')),
  z.maxLength(MAX_PASSWORD_LENGTH, message('password-too-long')),
);

/** Repeated password, to compare. */
const passwordConfirmation = z.string().check(z.overwrite(cleanPassword));

const name = (missingKey: FieldMessage) =>
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.minLength(1, missingKey),
      z.maxLength(registerPersonRequestFirstNameMax, missingKey),
    );

/** Fields that several forms have. */
export const fields = { email, newPassword, passwordConfirmation, name };

export const samePassword = z.refine<{ password: string; passwordConfirmation: string }>(
  ({ password, passwordConfirmation }) => password === passwordConfirmation,
  { error: message('passwords-differ'), path: ['passwordConfirmation'] },
);

/** Member login requires a valid email and a password (003 §5, Login). */
export const signInSchema = z.object({
  email,
  password: z
    .string()
    .check(
      z.overwrite(cleanPassword),
      z.minLength(1, message('password-missing')),
      z.maxLength(MAX_PASSWORD_LENGTH, message('password-too-long')),
    ),
});

export const registerSchema = z
  .object({
    firstName: name('first-name-missing'),
    lastName: name('last-name-missing'),
    email,
    password: newPassword,
    passwordConfirmation,
    receiveEmail: z.boolean(),
  })
  .check(samePassword);

export const newPasswordSchema = z
  .object({
    code: z
      .string()
      .check(
        z.overwrite(cleanCode),
        z.minLength(1, message('code-missing')),
        z.maxLength(passwordResetRequestXcredValidationCodeMax, message('code-wrong')),
      ),
    password: newPassword,
    passwordConfirmation,
  })
  .check(samePassword);

export type SignInValues = z.infer<typeof signInSchema>;
export type RegisterValues = z.infer<typeof registerSchema>;
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
