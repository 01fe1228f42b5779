import { useLocation } from 'react-router-dom';
import { localesOf } from '@/domain/locale/locale-lookup';
import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { localeFromPath, switchLocale } from '@/domain/locale/locale-path';
import { LOCALE_CODES, LOCALES } from '@/domain/locale/locales';
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
}

const BRAND = 'Marlowe Eyewear';

/**
 * Title, description, canonical and alternate links. React moves them into the head. Each locale's URL is on the host of
 * its country, like the links of the footer.
 */
export function PageMeta({
  title,
  description,
  canonical,
  noIndex,
  isOfCountry,
  jsonLd = [],
}: PageMetaProps) {
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const { locale: siteLocale, country } = useSite();
  const path = canonical ?? pathname;
  return (
    <>
      <title>{title === BRAND ? title : `${title} | ${BRAND}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonicalOrigin(origin, siteLocale) + path} />
      )}
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
