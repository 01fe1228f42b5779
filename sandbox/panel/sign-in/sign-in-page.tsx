import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { api, unwrapResponse } from '../client';
import { type AuthorizationRequest, parseRequest, resultUrl } from './authorization-request';
import { signInMessages } from './sign-in-messages';

const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' };

/** Shows the page of the sandbox's identity provider: a person agrees, declines, or goes back. */
export function SignInPage() {
  const request = parseRequest(new URL(location.href));
  const texts = signInMessages(request?.langId);
  const title = texts.title(request ? PROVIDER_NAMES[request.provider] : '');
  useEffect(() => {
    document.documentElement.lang = texts.language;
    document.title = title;
  }, [texts, title]);
  return (
    <main className="mx-auto grid max-w-md gap-6 p-6">
      <Heading level={1} size="md">
        {title}
      </Heading>
      {request ? <SignInChoices request={request} /> : <Notice tone="error">{texts.invalid}</Notice>}
    </main>
  );
}

function SignInChoices({ request }: { request: AuthorizationRequest }) {
  const texts = signInMessages(request.langId);
  const { provider, codeChallenge, redirectUri } = request;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { data: accounts, error } = useSWR(['social-accounts', provider], () =>
    unwrapResponse(api['social-accounts'].$get({ query: { provider } })),
  );

  async function agree(accountId: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const json = { provider, accountId, codeChallenge, redirectUri };
      const { code } = await unwrapResponse(api.authorization.$post({ json }));
      location.replace(resultUrl(request, { code }, location.origin));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <>
      <p className="text-ink-soft">{texts.intro}</p>
      {failed || error ? (
        <Notice tone="error" live="polite">
          {texts.failed}
        </Notice>
      ) : null}
      <Stack gap="xs">
        {accounts ? (
          accounts.map(({ id, name, email }) => (
            <Button key={id} aria-disabled={busy || undefined} onClick={() => void agree(id)}>
              {texts.continueAs(name)} ({email || texts.noEmail})
            </Button>
          ))
        ) : (
          <SkeletonText lines={3} />
        )}
      </Stack>
      <Stack row gap="xs">
        <Button
          variant="secondary"
          onClick={() => location.replace(resultUrl(request, { error: 'access_denied' }, location.origin))}
        >
          {texts.decline}
        </Button>
        <Button
          variant="quiet"
          onClick={() => location.replace(resultUrl(request, { error: 'cancelled' }, location.origin))}
        >
          {texts.cancel}
        </Button>
      </Stack>
    </>
  );
}
