import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { onSocialLoginStatus, type SocialLoginReport } from '@/lib/social-login/social-login-status';
import { PROVIDER_NAMES } from '../api/provider-names';

/** Shows the status of a social-login provider in an alert region, never in a window (000 §2, Other). */
export function SocialLoginStatus() {
  const { t } = useLingui();
  const [report, setReport] = useState<SocialLoginReport>();
  useEffect(() => onSocialLoginStatus(setReport), []);
  return (
    <p role="alert" className="mt-4 text-ink-soft empty:hidden">
      {report ? messageFor(report) : null}
    </p>
  );

  function messageFor({ provider, status }: SocialLoginReport): string {
    const name = PROVIDER_NAMES[provider];
    switch (status) {
      case 'connected':
        return t`You are connected with ${name}.`;
      case 'not_authorized':
        return t`${name} may not sign you in to this store yet.`;
      case 'unknown':
        return t`You are not signed in to ${name}.`;
      case 'error':
        return t`Error with social login`;
    }
  }
}
