import { useLingui } from '@lingui/react/macro';
import { fieldMessages } from '@/lib/forms/field-messages';
import { type FieldMessage, MAX_PASSWORD_LENGTH } from '../forms/account-schemas';

/** Returns the copy for a field's message key; undefined for a valid field. */
export function useFieldMessages(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  const messages: Record<FieldMessage, string> = {
    'email-missing': t`Enter your email address`,
    'email-malformed': t`Enter an email address such as name@example.com`,
    'email-taken': t`An account with this email already exists. Sign in instead.`,
    'email-in-use': t`Another account has this email address`,
    'email-other': t`This is not the email address of your account`,
    'password-missing': t`Enter your password`,
    'current-password-missing': t`Enter your current password`,
    'password-wrong': t`This is not your current password`,
    'password-weak': t`Use at least 8 characters with a letter and a digit, or a phrase of 15, but no common password`,
    'password-too-long': t`Use at most ${MAX_PASSWORD_LENGTH} characters`,
    'passwords-differ': t`The two passwords are not the same`,
    'first-name-missing': t`Enter your first name`,
    'last-name-missing': t`Enter your last name`,
    'code-missing': t`Enter the code from the email`,
    'code-wrong': t`This code is not right, or it is too old`,
    'one-time-code-missing': t`Enter the code from your app`,
    'one-time-code-wrong': t`This code is not right, or it was used before. Wait for the next one.`,
    'one-time-code-ended': t`This took too long, or too many codes were wrong. Cancel, and start again.`,
  };
  return fieldMessages(messages);
}
