import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '@/ui/fields/checkbox';
import { TextField, type TextFieldProps } from '@/ui/fields/text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'clearLabel' | 'maxLength'> {
  autoComplete: 'current-password' | 'new-password';
  /** Label of the checkbox where a form has two of them. */
  showLabel?: string | undefined;
}

/** Renders a password field with a show-password checkbox. It has no limit, because a cut password would be a different one. */
export function PasswordField({ showLabel, ...props }: PasswordFieldProps) {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  return (
    <div>
      <TextField {...props} type={visible ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <Checkbox
        label={showLabel ?? t`Show password`}
        checked={visible}
        onChange={({ target }) => setVisible(target.checked)}
        className="mt-1"
      />
    </div>
  );
}
