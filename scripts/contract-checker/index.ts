export { MissingInputError } from './missing-input-error.ts';
export { loadContract, readWith } from './model/load.ts';
export type * from './plugin.ts';
export { apiKey, clientCredentials } from './ready-callers.ts';
export { runContract } from './run-contract.ts';
