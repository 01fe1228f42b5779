import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { recalculate } from '@/features/cart/api/recalculate';
import { PageMeta } from '@/lib/meta/page-meta';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';

/**
 * Recalculates the cart after a change, then redirects to it (000 §2). A server responds with a redirect; this page does
 * the same in the browser and replaces its history entry.
 */
export function Page() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const site = useSite();
  const { t } = useLingui();

  useEffect(() => {
    const fallback = sitePaths.cart(site);
    void recalculate(search, fallback).then((target) => {
      // Not after Back, which may still show this page: it would replace the page that the shopper goes back to.
      if (window.location.search === search) navigate(target, { replace: true });
    });
  }, [search, site, navigate]);

  return (
    // As tall as the screen, so that the footer does not flash up.
    <Container className="grid min-h-svh content-start gap-4 py-24 text-center" aria-busy="true">
      <PageMeta title={t`Your cart`} noIndex />
      <Heading level={1} size="md">
        <Trans>Adding up your cart</Trans>
      </Heading>
    </Container>
  );
}
