import { z } from 'zod/mini';
import { type FieldMessage, fields, samePassword } from './account-schemas';

const message = (name: FieldMessage) => name;

const currentPassword = z
  .string()
  .check(z.minLength(1, message('current-password-missing')), z.maxLength(128, message('password-wrong')));

export const namesSchema = z.object({
  firstName: fields.name(message('first-name-missing')),
  lastName: fields.name(message('last-name-missing')),
});

export const emailChangeSchema = z.object({ email: fields.email, currentPassword });

export const passwordChangeSchema = z
  .object({ currentPassword, password: fields.newPassword, passwordConfirmation: z.string() })
  .check(samePassword);

export const currentPasswordSchema = z.object({ currentPassword });
export const emailConfirmationSchema = z.object({ email: fields.email });

export type NamesValues = z.infer<typeof namesSchema>;
export type EmailChangeValues = z.infer<typeof emailChangeSchema>;
export type PasswordChangeFormValues = z.infer<typeof passwordChangeSchema>;
