import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

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
  format: formatter({ lineNumbers: false }),
};

export default config;
