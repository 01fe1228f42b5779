import type { SandboxContext } from '@sandbox/sandbox-context';
import { storesOf } from '@sandbox/stores/find-store';
import type { PageDefinition } from '@/app/page';
import { notFoundPage } from '@/app/pages';
import { countrySegment } from '@/domain/locale/locale-lookup';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@/domain/locale/locales';
import { IS_FULL_RUN } from './full-run';

/** Pages of which nothing is rendered. The server's tests have each case. */
export const REDIRECTS = ['california', 'texas-oklahoma', 'booking-link'];

/** Returns every locale in the full run, else the given one. */
export const someLocales = (locale: LocaleCode) => (IS_FULL_RUN ? LOCALE_CODES : [locale]);

/** A page to render, one for each kind of content. */
export interface PagePath {
  page: PageDefinition;
  locale: LocaleCode;
  path: string;
}

/**
 * Returns each kind of content of pages in every locale in the full run, else in one. The locales take turns, so that each occurs
 * often.
 *
 * @param firstTurn tells the locales of two tests apart.
 */
export function pagePaths(
  definitions: readonly PageDefinition[],
  context: SandboxContext,
  firstTurn = 0,
): PagePath[] {
  const all = LOCALE_CODES.map((locale) =>
    definitions.flatMap((page) => pathsOf(page, locale, context).map((path) => ({ page, locale, path }))),
  );
  if (IS_FULL_RUN) return all.flat();
  return (all[0] ?? []).flatMap((_, kind) => all[(kind + firstTurn) % all.length]?.[kind] ?? []);
}

/** Paths of a page in one locale, one for each content variant. */
export function pathsOf(page: PageDefinition, locale: LocaleCode, context: SandboxContext): string[] {
  if (page === notFoundPage) return [`/${locale}/nothing/stands/here`];
  return REDIRECTS.includes(page.id) ? [] : renderedPaths(page, locale, context);
}

function renderedPaths({ id, path }: PageDefinition, locale: LocaleCode, context: SandboxContext): string[] {
  const { languageId, storeId } = LOCALES[locale];
  if (path.startsWith('/:country/'))
    return [`${path.replace(':country', countrySegment(storeId))}?langId=${languageId}`];
  if (!path.includes(':')) return [`${path}?langId=${languageId}`];
  const base = path.replace(':locale', locale);
  if (id === 'product') return someUpcs(context).map((upc) => base.replace(':upc', upc));
  if (id === 'search')
    return [base, `${base}?q=polygon`, `${base}?q=avaitor`, `${base}?q=nothingtobefoundhere`];
  if (id === 'contact-lens-category') return [];
  // Guests are redirected; another test renders it for a member.
  if (['payment-methods', 'account-details', 'account-addresses'].includes(id)) return [];
  // Without an order it redirects; an unknown link is a separate failure.
  if (id === 'prescription-step') return [`${base}?encOrderMemberId=unknown`];
  // All listings are one page with other products. The second page has but a few.
  if (id === 'eyeglasses')
    return [base, `${base}?facet=FRAME_SHAPE:panthos&sort=price-low&page=2`, `${base}?minPrice=1&maxPrice=2`];
  if (id === 'faq') {
    const faq = `/${locale}/faq`;
    return [faq, `${faq}?page=3`, `${faq}?q=nothingtobefoundhere`, `${faq}/forgot-password`];
  }
  const storePaths = pathsOfStores(id, base, locale, context);
  if (storePaths) return storePaths;
  if (base.includes(':')) throw new Error(`Add example parameters for ${path}.`);
  return [base];
}

/** Paths of the pages of stores and eye exams; undefined for others. */
function pathsOfStores(
  id: string,
  base: string,
  locale: LocaleCode,
  context: SandboxContext,
): string[] | undefined {
  const { languageId, storeId } = LOCALES[locale];
  if (id === 'store')
    return storesOf(context, storeId)
      .slice(0, 1)
      .map(({ storeNumber }) => base.replace(':number', storeNumber));
  if (id === 'exam-schedule') {
    const store = storesOf(context, storeId).find(
      ({ bookableAppointment, status }) => bookableAppointment && status === 'O',
    );
    return [base, `${base}?storeNumber=${store?.storeNumber}`, `${base}?storeNumber=0000`];
  }
  if (id === 'exam-thank-you')
    return [`${base}?langId=${languageId}`, `${base}?langId=${languageId}&confirmationNumber=EX2222222222`];
  if (id === 'store-locator')
    return [base, `${base}?location=${locale.endsWith('us') ? 'Chicago' : 'Toronto'}`];
  return undefined;
}

/** Returns the UPCs of eyeglasses, sunglasses, a frame without prescription lenses, a sold-out frame and contact lenses. */
export function someUpcs({ catalog }: SandboxContext): string[] {
  const { frames, contactLenses } = catalog;
  const colors = [
    frames.find(({ category }) => category === 'eyeglasses')?.colors[0],
    frames.find(({ category }) => category === 'sunglasses')?.colors[0],
    frames.find(({ prescriptionReady }) => !prescriptionReady)?.colors[0],
    frames.flatMap((frame) => frame.colors).find(({ stock }) => stock === 0),
  ];
  const boxes = ['sphere', 'toric', 'multifocal'].map((kind) =>
    contactLenses.find((lens) => lens.kind === kind),
  );
  return [...new Set([...colors, ...boxes].flatMap((item) => item?.upc ?? []))];
}
