import { setupI18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { sitePaths } from '@/lib/navigation/site-paths';
import { RETAILERS } from '@/lib/site/retailer';
import type { Site } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { loadMessages } from '../message-catalogs';

/**
 * Why there is no page: an error of ours, more visitors than there is time for, a request whose address or headers exceed their
 * limits, or in a build without a server a sandbox that did not start, or files that did not come.
 */
export type FailureReason = 'error' | 'busy' | 'address' | 'headers' | 'sandbox' | 'connection';

/** What stands in place of a page that there is not, in the language of its site. */
export async function loadFailure(url: URL, site: Site, reason: FailureReason): Promise<ReactNode> {
  const locale = site.displayLanguage;
  const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(site.languageTag, ['app']) } });
  return (
    <LinguiContext value={{ i18n, _: i18n.t.bind(i18n) }}>
      <Failure
        reason={reason}
        phone={phoneText(RETAILERS[site.country].phone)}
        retryHref={reason === 'address' ? undefined : url.pathname + url.search}
        homeHref={reason === 'sandbox' ? undefined : sitePaths.home(site)}
      />
    </LinguiContext>
  );
}

interface FailureProps {
  reason: FailureReason;
  phone: string;
  /** Without one there is nothing to try again. */
  retryHref: string | undefined;
  /** Without one the home page would fail as well. */
  homeHref: string | undefined;
}

function Failure({ reason, phone, retryHref, homeHref }: FailureProps) {
  const { title, advice } = useTexts(reason, phone);
  return (
    <Container as="main" className="grid justify-items-start gap-6 py-24">
      <title>{title}</title>
      <Heading level={1}>{title}</Heading>
      <p>{advice}</p>
      <div className="button-row">
        {retryHref === undefined ? null : (
          <ButtonLink href={retryHref}>
            <Trans>Try again</Trans>
          </ButtonLink>
        )}
        {homeHref === undefined || homeHref === retryHref ? null : (
          <ButtonLink variant="secondary" href={homeHref}>
            <Trans>Home</Trans>
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}

function useTexts(reason: FailureReason, phone: string): { title: string; advice: string } {
  const { t } = useLingui();
  const texts = {
    error: {
      title: t`This page did not load`,
      advice: t`Something went wrong on our side. Your cart is safe. Try again in a moment.`,
    },
    busy: {
      title: t`Many shoppers are here right now`,
      advice: t`Your cart is safe. Try again in a moment, or call us at ${phone}.`,
    },
    address: {
      title: t`The address of this page is too long`,
      advice: t`Start from the home page, and choose again what you were looking for.`,
    },
    headers: {
      title: t`Your browser sent too much data`,
      advice: t`Delete the cookies of this site in your browser, and try again.`,
    },
    sandbox: {
      title: t`This page did not load`,
      advice: t`This copy of the store runs in your browser, in a service worker, which could not start. Open it over HTTPS or on localhost, allow cookies for this site, and try again.`,
    },
    connection: {
      title: t`This page did not load`,
      advice: t`Your cart is safe. Check your connection and try again.`,
    },
  };
  return texts[reason];
}
