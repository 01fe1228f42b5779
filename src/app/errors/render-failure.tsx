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

type FailureRequest = Pick<PageRequest, 'url' | 'rememberedLocale' | 'assets'>;

/** The document in place of a page whose rendering failed. It has no scripts and no data, which may be what failed. */
export async function renderFailure({ url, rememberedLocale, assets }: FailureRequest): Promise<string> {
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
          <Failure retryHref={url.pathname + url.search} homeHref={sitePaths.home(site)} />
        </LinguiContext>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

function Failure({ retryHref, homeHref }: { retryHref: string; homeHref: string }) {
  const { t } = useLingui();
  return (
    <Container as="main" className="grid justify-items-start gap-6 py-24">
      <title>{t`This page did not load`}</title>
      <Heading level={1}>
        <Trans>This page did not load</Trans>
      </Heading>
      <p>
        <Trans>Something went wrong on our side. Your cart is safe. Try again in a moment.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={retryHref}>
          <Trans>Try again</Trans>
        </ButtonLink>
        {retryHref === homeHref ? null : (
          <ButtonLink variant="secondary" href={homeHref}>
            <Trans>Home</Trans>
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}
