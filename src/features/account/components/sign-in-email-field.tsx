import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

export type EmailFieldProps = Omit<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'inputMode' | 'maxLength'
>;

/** Sign-in email; `username` for password managers. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      label={t`Email address`}
      type="email"
      autoComplete="username"
      inputMode="email"
      maxLength={254}
    />
  );
}
