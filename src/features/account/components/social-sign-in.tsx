import type { SocialProvider } from '@generated/identity/model/socialProvider';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { waitMinutes } from '@/lib/http/api-error';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { useSite } from '@/lib/site/site';
import { type SocialLoginOption, useSocialLoginConfig } from '@/lib/social-login/social-login-config';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { PROVIDER_NAMES } from '../api/provider-names';
import { socialSignIn } from '../api/social-sign-in';
import { authorizationTarget } from '../social-login/authorization-url';
import { pendingSocialLogin } from '../social-login/pending-social-login';
import { createAuthorizationSecrets } from '../social-login/pkce';
import { receiveProviderResult } from '../social-login/provider-result';

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

interface SocialSignInState {
  /** The provider whose window is open. */
  waitingFor: SocialProvider | undefined;
  failure: { waitMinutes: number | undefined } | undefined;
  start: (option: SocialLoginOption) => Promise<void>;
}

interface SocialSignInOptions {
  /** Local path to go to after the sign-in; the account page when undefined. */
  redirectPath: string | undefined;
  onSignedIn: () => Promise<unknown>;
}

/** Milliseconds between two looks at whether the shopper has closed the provider's window. */
const CLOSED_CHECK_MS = 500;

/** Signs in with a provider in a pop-up window, so that the page stays; in this window if the browser blocks pop-ups. */
function useSocialSignIn({ redirectPath, onSignedIn }: SocialSignInOptions): SocialSignInState {
  const site = useSite();
  const [waitingFor, setWaitingFor] = useState<SocialProvider>();
  const [failure, setFailure] = useState<SocialSignInState['failure']>();
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const start = async (option: SocialLoginOption) => {
    attempt.current?.abort();
    const controller = new AbortController();
    attempt.current = controller;
    setFailure(undefined);
    setWaitingFor(option.provider);
    // Opens immediately: a browser blocks windows that do not open in the click itself.
    const popup = window.open('', 'social-login', 'popup,width=480,height=640');
    try {
      const { origin, pathname, search } = window.location;
      const secrets = await createAuthorizationSecrets();
      const { url, redirectUri } = authorizationTarget(option, secrets, { site, origin });
      const { state, verifier } = secrets;
      if (!popup) {
        pendingSocialLogin.write({
          ...{ state, verifier, redirectUri, redirectPath },
          startPath: pathname + search,
        });
        return window.location.assign(url);
      }
      popup.location.href = url;
      endWhenClosed(popup, controller.signal);
      const { code, error } = await receiveProviderResult(state, controller.signal);
      if (error === 'cancelled') return;
      if (!code) throw new Error('The provider has refused the sign-in.');
      setWaitingFor(option.provider);
      await socialSignIn(site, { code, verifier, redirectUri });
      await onSignedIn();
    } catch (error) {
      if (!controller.signal.aborted) setFailure({ waitMinutes: waitMinutes(error) });
    } finally {
      if (attempt.current === controller) setWaitingFor(undefined);
    }
  };

  // An isolated provider page makes its window look closed, so accepts a later result, too.
  const endWhenClosed = (popup: Window, signal: AbortSignal) => {
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      setWaitingFor(undefined);
    }, CLOSED_CHECK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  };

  return { waitingFor, failure, start };
}
