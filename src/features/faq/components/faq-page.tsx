import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { helpPaths } from '@/lib/navigation/help-paths';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { mentionsForgot } from '../state/faq-entry';

const FaqBrowser = deferHydration(async () => (await import('./faq-browser')).FaqBrowser);

export interface FaqPageProps {
  pathname: string;
  search: URLSearchParams;
}

/** Renders the page of the questions: its head, and the list, which hydrates when the shopper approaches it. */
export function FaqPage({ pathname, search }: FaqPageProps) {
  const site = useSite();
  const { t } = useLingui();
  const isForgotten = mentionsForgot(`${pathname}?${search}`);
  useEffect(() => {
    // Hydrates to scroll to the entry, which the server has opened.
    if (isForgotten) void hydrateDeferred();
  }, [isForgotten]);
  const page = Number(search.get('page')) || 1;
  return (
    <Container className="py-10 lg:py-16">
      <PageMeta
        title={t`Frequently asked questions`}
        description={t`Orders, returns, prescriptions, lenses, payment and your account: short answers, and where to do it.`}
        canonical={helpPaths.faq(site, { page })}
        noIndex={search.has('q') || search.has('topic')}
      />
      <Heading level={1} size="lg">
        <Trans>Frequently asked questions</Trans>
      </Heading>
      <p className="mt-3 mb-8 max-w-text text-ink-soft text-lg lg:mb-12">
        <Trans>Short answers, with a link to where it is done.</Trans>
      </p>
      <HydrationSection>
        <FaqBrowser />
      </HydrationSection>
    </Container>
  );
}
