/** Locale of the shopper's last page, for URLs without a locale. */
export const LOCALE_COOKIE = 'store_locale';
