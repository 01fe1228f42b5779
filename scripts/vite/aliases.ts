import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Those of tsconfig.json. */
export const aliases = {
  '@': folder('src'),
  '@generated': folder('generated'),
  '@sandbox': folder('sandbox'),
};
