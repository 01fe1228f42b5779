import { OneTimeCodeMax, OneTimeCodeMin } from '@generated/identity/identity.limits';
import { z } from 'zod/mini';
import { cleanCode, cleanPassword } from '@/domain/text/typed-text';
import { type FieldMessage, fields, MAX_PASSWORD_LENGTH, samePassword } from './account-schemas';

const message = (name: FieldMessage) => name;

const currentPassword = z
  .string()
  .check(
    z.overwrite(cleanPassword),
    z.minLength(1, message('current-password-missing')),
    z.maxLength(MAX_PASSWORD_LENGTH, message('password-too-long')),
  );

export const namesSchema = z.object({
  firstName: fields.name(message('first-name-missing')),
  lastName: fields.name(message('last-name-missing')),
});

export const emailChangeSchema = z.object({ email: fields.email, currentPassword });

export const passwordChangeSchema = z
  .object({
    currentPassword,
    password: fields.newPassword,
    passwordConfirmation: fields.passwordConfirmation,
  })
  .check(samePassword);

export const currentPasswordSchema = z.object({ currentPassword });
export const emailConfirmationSchema = z.object({ email: fields.email });

const code = z
  .string()
  .check(
    z.overwrite(cleanCode),
    z.minLength(1, message('one-time-code-missing')),
    z.minLength(OneTimeCodeMin, message('one-time-code-wrong')),
    z.maxLength(OneTimeCodeMax, message('one-time-code-wrong')),
  );
export const oneTimeCodeSchema = z.object({ code });
export const secondFactorEndSchema = z.object({ currentPassword, code });
