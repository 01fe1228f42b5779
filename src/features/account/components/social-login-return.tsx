import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { waitMinutes } from '@/lib/http/api-error';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { socialSignIn } from '../api/social-sign-in';
import { pendingSocialLogin } from '../social-login/pending-social-login';
import { readProviderResult, sendProviderResult } from '../social-login/provider-result';

type Outcome = 'busy' | 'sent' | 'failed';

/** Handles a provider's return. In a pop-up window it passes the result on; otherwise it signs in. */
export function SocialLoginReturn({ search }: { search: URLSearchParams }) {
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>('busy');
  const [minutes, setMinutes] = useState<number>();
  const [redirectPath, setRedirectPath] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since a code is good for one exchange
  useEffect(() => {
    const result = readProviderResult(search);
    const pending = pendingSocialLogin.read();
    if (!result) return setOutcome('failed');
    if (pending?.state !== result.state) {
      sendProviderResult(result);
      setOutcome('sent');
      return window.close();
    }
    pendingSocialLogin.clear();
    setRedirectPath(pending.redirectPath);
    const leave = (path: string) => void navigate(path, { replace: true });
    const { code, error } = result;
    if (error === 'cancelled') return leave(pending.startPath);
    if (!code) return setOutcome('failed');
    socialSignIn(site, { ...pending, code }).then(
      (path) => leave(pending.redirectPath ?? path ?? sitePaths.account(site)),
      (error: unknown) => {
        setMinutes(waitMinutes(error));
        setOutcome('failed');
      },
    );
  }, []);

  return (
    <div className="grid grid-cols-1 gap-6" aria-busy={outcome === 'busy'}>
      <Heading level={1} size="md">
        <Trans>Sign in</Trans>
      </Heading>
      {outcome === 'failed' ? (
        <Notice
          tone="error"
          live="assertive"
          action={
            <PageLink
              href={sitePaths.account(site, redirectPath)}
              className="link-inline inline-flex min-h-11 items-center"
            >
              <Trans>Go to sign in</Trans>
            </PageLink>
          }
          title={<Trans>Error with social login</Trans>}
        >
          {minutes === undefined ? null : <TooManyTries minutes={minutes} />}
        </Notice>
      ) : (
        <p role="status">{outcome === 'sent' ? t`You can close this window.` : t`Signing you in`}</p>
      )}
    </div>
  );
}
