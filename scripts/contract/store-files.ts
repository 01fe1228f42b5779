import { join } from 'node:path';

/** The store's contract and its plug-in, for the checker. */
export const storeFiles = {
  contract: join(import.meta.dirname, '..', '..', 'generated', 'contract.json'),
  plugin: join(import.meta.dirname, 'plugin.ts'),
};

/** How the checker is called here. */
export const storeProgram = { name: 'npm run contract --', ...storeFiles };
