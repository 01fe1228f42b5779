import { LOCALE_CODES, LOCALES } from '@/domain/locale/locales';
import { BRAND } from '../site/brand';
import { useSite } from '../site/site';

/** Default picture of the store, 1200 × 630 pixels. */
const STORE_IMAGE = '/share.png';

export interface OpenGraphProps {
  title: string;
  description: string | undefined;
  /** Canonical URL of the page. */
  url: string;
  /** Path or URL of a picture. */
  image: string | undefined;
}

/** Describes the page for link previews in messengers and social networks (ogp.me). */
export function OpenGraph({ title, description, url, image }: OpenGraphProps) {
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
