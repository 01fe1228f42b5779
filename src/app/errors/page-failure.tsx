import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PageMeta } from '@/lib/meta/page-meta';
import { RetryButton } from '@/ui/actions/retry-button';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { focusHeading } from '../navigation/focus-heading';

/** Shown when a page could not be rendered. */
export function PageFailure() {
  const { t } = useLingui();
  // The link that was followed is gone, maybe from far below.
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  return (
    <Container>
      <PageMeta title={t`This page did not load`} />
      <div className="grid gap-6 py-24">
        <Heading level={1}>
          <Trans>This page did not load</Trans>
        </Heading>
        <p>
          <Trans>Your cart is safe. Check your connection and try again.</Trans>
        </p>
        <div>
          <RetryButton variant="primary" onClick={() => window.location.reload()} />
        </div>
      </div>
    </Container>
  );
}
