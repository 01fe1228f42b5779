import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { EmailField } from '@/ui/fields/email-field';

export type SignInEmailFieldProps = Omit<ComponentProps<typeof EmailField>, 'label' | 'autoComplete'>;

/** Asks for the sign-in email; `username` for password managers. */
export function SignInEmailField(props: SignInEmailFieldProps) {
  const { t } = useLingui();
  return <EmailField {...props} label={t`Email address`} autoComplete="username" />;
}
