import { setupI18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { sitePaths } from '@/lib/navigation/site-paths';
import { ButtonLink } from '@/ui/actions/button-link';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { loadMessages } from '../message-catalogs';
import { findPage } from '../page-loader';
import type { PageRequest } from '../page-request';
import { preferredLocale } from '../preferred-locale';

/** Why there is no page: an error of ours, or a request whose address or headers exceed their limits. */
export type FailureReason = 'error' | 'address' | 'headers';

type FailureRequest = Pick<PageRequest, 'url' | 'rememberedLocale' | 'assets'>;

/** The document in place of a page whose rendering failed. It has no scripts and no data, which may be what failed. */
export async function renderFailure(
  { url, rememberedLocale, assets }: FailureRequest,
  reason: FailureReason = 'error',
): Promise<string> {
  const { site } = findPage(url, preferredLocale(rememberedLocale, undefined, url.hostname)).location;
  const locale = site.displayLanguage;
  const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(site.languageTag, ['app']) } });
  const html = renderToStaticMarkup(
    <html lang={site.languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.stylesheet.path} />
      </head>
      <body>
        <LinguiContext value={{ i18n, _: i18n.t.bind(i18n) }}>
          <Failure
            reason={reason}
            retryHref={reason === 'address' ? undefined : url.pathname + url.search}
            homeHref={sitePaths.home(site)}
          />
        </LinguiContext>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

interface FailureProps {
  reason: FailureReason;
  /** Without one there is nothing to try again. */
  retryHref: string | undefined;
  homeHref: string;
}

function Failure({ reason, retryHref, homeHref }: FailureProps) {
  const { title, advice } = useTexts(reason);
  return (
    <Container as="main" className="grid justify-items-start gap-6 py-24">
      <title>{title}</title>
      <Heading level={1}>{title}</Heading>
      <p>{advice}</p>
      <div className="flex flex-wrap gap-3">
        {retryHref === undefined ? null : (
          <ButtonLink href={retryHref}>
            <Trans>Try again</Trans>
          </ButtonLink>
        )}
        {retryHref === homeHref ? null : (
          <ButtonLink variant="secondary" href={homeHref}>
            <Trans>Home</Trans>
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}

function useTexts(reason: FailureReason): { title: string; advice: string } {
  const { t } = useLingui();
  const texts = {
    error: {
      title: t`This page did not load`,
      advice: t`Something went wrong on our side. Your cart is safe. Try again in a moment.`,
    },
    address: {
      title: t`The address of this page is too long`,
      advice: t`Start from the home page, and choose again what you were looking for.`,
    },
    headers: {
      title: t`Your browser sent too much data`,
      advice: t`Delete the cookies of this site in your browser, and try again.`,
    },
  };
  return texts[reason];
}
