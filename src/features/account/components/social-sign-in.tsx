import { Trans, useLingui } from '@lingui/react/macro';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { useSocialLoginConfig } from '@/lib/social-login/social-login-config';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { PROVIDER_NAMES } from '../api/provider-names';
import { type SocialSignInOptions, useSocialSignIn } from '../hooks/use-social-sign-in';

/** Shows a button for each configured provider (003 §2.5); nothing without one. */
export function SocialSignIn(options: SocialSignInOptions) {
  const { t } = useLingui();
  const providers = useSocialLoginConfig();
  const { waitingFor, failure, start } = useSocialSignIn(options);
  if (providers.length === 0) return null;
  return (
    <div className="mt-8 grid gap-3 noscript:hidden">
      <p className="text-ink-soft">
        <Trans>Or sign in with an account that you have already:</Trans>
      </p>
      {failure ? (
        <Notice tone="error" live="assertive" title={<Trans>Error with social login</Trans>}>
          {failure.waitMinutes === undefined ? (
            <Trans>Try again, or sign in with your email and password.</Trans>
          ) : (
            <TooManyTries minutes={failure.waitMinutes} />
          )}
        </Notice>
      ) : null}
      {providers.map((option) => {
        const name = PROVIDER_NAMES[option.provider];
        return (
          <Button
            key={option.provider}
            variant="secondary"
            wide
            busy={waitingFor === option.provider}
            busyLabel={t`Waiting for ${name}`}
            onClick={() => void start(option)}
          >
            <Trans>Continue with {name}</Trans>
          </Button>
        );
      })}
    </div>
  );
}
