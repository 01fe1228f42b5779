import { Trans } from '@lingui/react/macro';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { otherCountryAccountUrl } from '../api/other-country-account';
import type { SignInFailure } from '../api/sign-in-failure';

/** Those that the form of the code shows. */
export type CodeFailure = 'code-needed' | 'code-wrong';

export interface SignInFailureNoticeProps {
  failure: Exclude<SignInFailure, { kind: CodeFailure }>;
  /** Local path to go to after sign-in; the account page when undefined. */
  redirectPath: string | undefined;
  /** Opens the reset dialog. */
  onReset: (reset: { email: string; sendsAtOnce?: boolean }) => void;
}

/** Shows a sign-in error with the error catalog's message and a next step (003 §8, Login). */
export function SignInFailureNotice({ failure, redirectPath, onReset }: SignInFailureNoticeProps) {
  switch (failure.kind) {
    case 'password-expired':
      return (
        <Notice
          tone="error"
          action={
            <Button
              variant="link"
              aria-haspopup="dialog"
              onClick={() => onReset({ email: failure.email, sendsAtOnce: true })}
            >
              <Trans>Email me a reset</Trans>
            </Button>
          }
        >
          <Trans>
            Your password has expired. Please click below to receive an email with a link to reset your
            password.
          </Trans>
        </Notice>
      );
    case 'password-reset':
      return (
        <Notice
          tone="warning"
          action={
            <Button variant="link" aria-haspopup="dialog" onClick={() => onReset({ email: failure.email })}>
              <Trans>Choose a new password</Trans>
            </Button>
          }
        >
          <Trans>This account needs a new password before you can sign in.</Trans>
        </Notice>
      );
    case 'other-country':
      return <OtherCountry country={failure.country} redirectPath={redirectPath} />;
    case 'wrong-credentials':
      return (
        <Notice tone="error">
          <Trans>
            The email or password you entered is incorrect. Please check your login details and try again.
          </Trans>
        </Notice>
      );
    case 'too-many-tries':
      return (
        <Notice tone="error">
          <TooManyTries minutes={failure.minutes} />
        </Notice>
      );
    case 'cookies-blocked':
      return (
        <Notice tone="error">
          <Trans>
            Your browser blocks cookies, so you cannot sign in. Allow cookies for this site, and try again.
          </Trans>
        </Notice>
      );
    case 'generic':
      return (
        <Notice tone="error">
          <Trans>An error occurred while logging into the account</Trans>
        </Notice>
      );
  }
}

/** Links to the other country's site, to which the account belongs. It may have a separate host. */
function OtherCountry({ country, redirectPath }: { country: 'US' | 'CA'; redirectPath: string | undefined }) {
  const isUs = country === 'US';
  const href = otherCountryAccountUrl(useSiteOrigin(), country, redirectPath);
  return (
    <Notice
      tone="warning"
      action={
        <a href={href} className="link-inline inline-flex min-h-11 items-center">
          {isUs ? <Trans>Go to the United States store</Trans> : <Trans>Go to the Canadian store</Trans>}
        </a>
      }
    >
      {isUs ? (
        <Trans>Your account is with our United States store.</Trans>
      ) : (
        <Trans>Your account is with our Canadian store.</Trans>
      )}
    </Notice>
  );
}
