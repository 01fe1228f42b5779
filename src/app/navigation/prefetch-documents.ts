import type { LocaleCode } from '@/domain/locale/locales';
import { isSavingData } from '@/lib/hydration/idle';

/** Pages with something of the shopper's own, and what is no page. All others with one segment are the same for everybody. */
const PERSONAL = [
  '/checkout',
  '/track-order',
  '/social-login',
  '/account',
  '/myAccount',
  '/Logoff',
  '/NonAjax*',
];

/**
 * Lets the browser prefetch the document of a link when it is pressed, in this language: home page, listings, products, and pages of
 * content. Never what is personal, changes something, or stays in this document; nothing for a shopper who saves data.
 *
 * Not earlier, since prices in a document depend on insurance and prescription, which may change before the click. And not
 * prerendered: the page would be tracked, and would become a guest, unseen.
 */
export function prefetchDocuments(locale: LocaleCode): void {
  if (isSavingData()) return;
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: [`/${locale}`, `/${locale}/:page`] },
            { not: { href_matches: PERSONAL.map((path) => `/${locale}${path}`) } },
            { not: { selector_matches: '[data-stays], [rel~=nofollow], [target], [download]' } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  };
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = JSON.stringify(rules);
  document.head.append(script);
}
