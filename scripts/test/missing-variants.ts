import { LOCALE_CODES } from '../../src/domain/locale/locales.ts';

const SIZES = ['phone', 'desktop'];

/** A suite of Playwright's JSON report. */
export interface ReportedSuite {
  suites?: ReportedSuite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** The pairs of locale and size in which no browser test ran. */
export function missingVariants(suites: ReportedSuite[]): string[] {
  const covered = new Set(suites.flatMap(variantsOf));
  return LOCALE_CODES.flatMap((locale) => SIZES.map((size) => `${locale} ${size}`)).filter(
    (variant) => !covered.has(variant),
  );
}

function variantsOf({ suites = [], specs = [] }: ReportedSuite): string[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'variant'))
    .map(({ description = '' }) => description);
  return [...own, ...suites.flatMap(variantsOf)];
}
