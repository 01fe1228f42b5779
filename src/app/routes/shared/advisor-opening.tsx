import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import type { LanguageTag } from '@/domain/locale/locales';
import type { AdvisorRequest } from '@/lib/advisor/open-advisor';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { RetryButton } from '@/ui/actions/retry-button';
import { loadMessages } from '../../message-catalogs';

interface AdvisorProps {
  request: AdvisorRequest;
}

export interface AdvisorOpeningProps extends AdvisorProps {
  /** Loads the code and the messages. */
  load?: typeof loadAdvisor;
}

type Loading =
  | { state: 'loading' | 'failed' | 'dismissed' }
  | { state: 'ready'; Advisor: ComponentType<AdvisorProps> };

/** The advisor as soon as it has loaded. A toast says meanwhile that it opens, or that it could not be loaded. */
export function AdvisorOpening({ request, load = loadAdvisor }: AdvisorOpeningProps) {
  const { i18n } = useLingui();
  const { displayLanguage, languageTag } = useSite();
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const start = async () => {
    setLoading({ state: 'loading' });
    try {
      const { Advisor, messages } = await load(languageTag);
      i18n.load(displayLanguage, messages);
      setLoading({ state: 'ready', Advisor });
    } catch {
      setLoading({ state: 'failed' });
      request.onSettled();
    }
  };
  const { state } = loading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request loads what has not loaded yet
  useEffect(() => {
    if (state !== 'ready') void start();
  }, [request]);
  useEffect(() => {
    if (state !== 'failed') return;
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  });
  if (loading.state === 'ready') return <loading.Advisor request={request} />;
  if (state === 'dismissed') return null;
  return (
    <div className="toast on-ink pr-4">
      {state === 'loading' ? (
        <>
          <span className="relative size-5" aria-hidden="true">
            <span className="spinner" />
          </span>
          <span className="py-2">
            <Trans>Opening the frame advisor</Trans>
          </span>
        </>
      ) : (
        <>
          <span className="min-w-0 grow py-2">
            <Trans>The frame advisor could not be loaded.</Trans>
          </span>
          <RetryButton className="flex-none whitespace-nowrap" onClick={() => void start()} />
          <Button
            variant="link"
            className="flex-none whitespace-nowrap"
            onClick={() => setLoading({ state: 'dismissed' })}
          >
            <Trans>Close</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

const CATALOGS = ['advisor', 'advisor/dialog', 'face', 'size', 'wishlist', 'lens'];

async function loadAdvisor(languageTag: LanguageTag) {
  const [{ ComposedAdvisor }, messages] = await Promise.all([
    import('./composed-advisor'),
    loadMessages(languageTag, CATALOGS),
  ]);
  return { Advisor: ComposedAdvisor as ComponentType<AdvisorProps>, messages };
}
