import { renderToStaticMarkup } from 'react-dom/server';
import { findPage } from '../page-loader';
import type { PageRequest } from '../page-request';
import { preferredLocale } from '../preferred-locale';
import { type FailureReason, loadFailure } from './failure';

type FailureRequest = Pick<PageRequest, 'url' | 'rememberedLocale' | 'assets'>;

/** The document in place of a page whose rendering failed. It has no scripts and no data, which may be what failed. */
export async function renderFailure(
  { url, rememberedLocale, assets }: FailureRequest,
  reason: FailureReason = 'error',
): Promise<string> {
  const { site } = findPage(url, preferredLocale(rememberedLocale, undefined, url.hostname)).location;
  const failure = await loadFailure(url, site, reason);
  const html = renderToStaticMarkup(
    <html lang={site.languageTag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.stylesheet.path} />
      </head>
      <body>{failure}</body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
