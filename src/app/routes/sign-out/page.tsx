import { logoff } from '@generated/identity/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PageMeta } from '@/lib/meta/page-meta';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { forgetShopper } from '../shared/forget-shopper';

/**
 * Sign-out (000 §2, Header). With a server, the server signs out and redirects to the home page. Without one, or when that
 * failed, this page does the same and replaces its history entry.
 */
export function Page() {
  const navigate = useNavigate();
  const site = useSite();
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const { storeId, catalogId, languageId } = site;
    const signOut = async () => {
      await logoff({ storeId, catalogId, langId: languageId });
      await forgetShopper();
    };
    void signOut().then(
      () => navigate(sitePaths.home(site), { replace: true }),
      // The shopper must know that they are still signed in.
      () => setFailed(true),
    );
  }, [site, navigate]);

  return (
    <Container width="text" className="grid grid-cols-1 gap-6 py-24" aria-busy={!failed}>
      <PageMeta title={t`Sign out`} noIndex />
      <Heading level={1} size="md">
        {failed ? <Trans>You are still signed in</Trans> : <Trans>Signing you out</Trans>}
      </Heading>
      {failed ? (
        <Notice
          tone="error"
          live="assertive"
          action={
            <a href={sitePaths.signOut(site)} className="link-inline inline-flex min-h-11 items-center">
              <Trans>Try again</Trans>
            </a>
          }
        >
          <Trans>Signing out did not work.</Trans>
        </Notice>
      ) : null}
    </Container>
  );
}
