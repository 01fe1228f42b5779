import type { ExtractorType, LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** What a file with messages names: the package of the macros, or the object that translates at run time. */
const MENTIONS_MESSAGES = /lingui|i18n/i;

/** Parses only files that may have messages, a fifth of all. Babel, which a build does not extract with, loads with the first. */
const extractor: ExtractorType = {
  match: (filename) => /\.tsx?$/.test(filename),
  async extract(filename, code, ...rest) {
    if (!MENTIONS_MESSAGES.test(code)) return;
    const { babelExtractor } = await import('@lingui/cli/api/extractors/babel');
    await babelExtractor.extract(filename, code, ...rest);
  },
};

/** One catalog for each feature, and one for the shell, so that a page loads only the messages it shows. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}/'],
      exclude: ['**/features/{lens,insurance}/panel/**', '**/features/advisor/dialog/**'],
    },
    // Of their own, since they load with the panels.
    {
      path: '<rootDir>/src/features/lens/panel/locales/{locale}',
      include: ['<rootDir>/src/features/lens/panel/'],
    },
    {
      path: '<rootDir>/src/features/insurance/panel/locales/{locale}',
      include: ['<rootDir>/src/features/insurance/panel/'],
    },
    {
      path: '<rootDir>/src/features/advisor/dialog/locales/{locale}',
      include: ['<rootDir>/src/features/advisor/dialog/'],
    },
    {
      path: '<rootDir>/src/app/locales/{locale}',
      include: ['<rootDir>/src/app/', '<rootDir>/src/lib/'],
    },
  ],
  extractors: [extractor],
  format: formatter({ lineNumbers: false }),
};

export default config;
