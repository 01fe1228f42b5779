import { useLocation } from 'react-router-dom';
import { localesOf } from '@/domain/locale/locale-lookup';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { localeFromPath, switchLocale } from '@/domain/locale/locale-path';
import { LOCALE_CODES, LOCALES } from '@/domain/locale/locales';
import { BRAND } from '../site/brand';
import { useSite } from '../site/site';
import { useSiteOrigin } from './site-origin';
import { StructuredData } from './structured-data';

export interface PageMetaProps {
  title: string;
  description?: string;
  /** Canonical path and query; defaults to the path without its query. */
  canonical?: string;
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  /** Only the locales of this country have the page. */
  isOfCountry?: boolean;
  /** Structured data for search engines, one object each. */
  jsonLd?: object[];
  /** Path or URL of the picture of a link preview; defaults to the store's picture. */
  image?: string | undefined;
}

/**
 * Shows the title, description, canonical and alternate links. React moves them into the head. Each locale's URL is on the host
 * of its country, like the links of the footer.
 */
export function PageMeta({
  title,
  description,
  canonical,
  noIndex,
  isOfCountry,
  jsonLd = [],
  image,
}: PageMetaProps) {
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const { locale: siteLocale, country } = useSite();
  const path = canonical ?? pathname;
  const url = canonicalOrigin(origin, siteLocale) + path;
  return (
    <>
      <title>{title === BRAND ? title : `${title} | ${BRAND}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {/* Only the services that preview a link read it, and they run no scripts. */}
      {import.meta.env.SSR && !noIndex ? <OpenGraph {...{ title, description, url, image }} /> : null}
      {noIndex || !localeFromPath(pathname)
        ? null
        : (isOfCountry ? localesOf(country) : LOCALE_CODES).map((locale) => (
            <link
              key={locale}
              rel="alternate"
              hrefLang={LOCALES[locale].languageTag}
              href={canonicalOrigin(origin, locale) + switchLocale(path, locale)}
            />
          ))}
      <StructuredData items={jsonLd} />
    </>
  );
}

/** Default picture of the store, 1200 × 630 pixels. */
const STORE_IMAGE = '/share.png';

interface OpenGraphProps {
  title: string;
  description: string | undefined;
  /** Canonical URL of the page. */
  url: string;
  /** Path or URL of a picture. */
  image: string | undefined;
}

/** Describes the page for link previews in messengers and social networks (ogp.me). */
function OpenGraph({ title, description, url, image }: OpenGraphProps) {
  const { locale: siteLocale } = useSite();
  const properties = [
    ['og:site_name', BRAND],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', new URL(image ?? STORE_IMAGE, url).href],
    ['og:locale', openGraphLocale(siteLocale)],
    ...LOCALE_CODES.filter((locale) => locale !== siteLocale).map((locale) => [
      'og:locale:alternate',
      openGraphLocale(locale),
    ]),
  ];
  return (
    <>
      {properties.map(([property, content]) =>
        content ? <meta key={property + content} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Returns a code such as `fr_CA`. */
function openGraphLocale(locale: keyof typeof LOCALES): string {
  return LOCALES[locale].languageTag.replace('-', '_');
}
