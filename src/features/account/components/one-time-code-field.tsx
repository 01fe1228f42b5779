import { OneTimeCodeMax } from '@generated/identity/identity.limits';
import { useLingui } from '@lingui/react/macro';
import { cleanCode } from '@/domain/text/typed-text';
import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

/** Accepts a code of the app, or a recovery code, which has letters. */
export function OneTimeCodeField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      label={t`One-time code`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      clean={cleanCode}
      maxLength={OneTimeCodeMax}
    />
  );
}
