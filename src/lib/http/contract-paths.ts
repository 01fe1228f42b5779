import * as operationPaths from '@generated/operation-paths';

/** Every path of the contract, with the names of its parameters in braces. */
export const CONTRACT_PATHS: readonly string[] = Object.values(operationPaths).flatMap((paths) =>
  typeof paths === 'string' ? [paths] : Object.values(paths).map(([, path]) => path),
);
