import { LOCALE_CODES } from '../../src/domain/locale/locales.ts';

const SIZES = ['phone', 'desktop'];

/** A test of Playwright's JSON report, which names the locale and size that it ran in. */
interface ReportedSpec {
  tests: { annotations: { type: string; description?: string }[] }[];
}

/** The pairs of locale and size in which no browser test ran. */
export function missingVariants(specs: readonly ReportedSpec[]): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const covered = new Set(
    annotations.filter(({ type }) => type === 'variant').map(({ description = '' }) => description),
  );
  return LOCALE_CODES.flatMap((locale) => SIZES.map((size) => `${locale} ${size}`)).filter(
    (variant) => !covered.has(variant),
  );
}
