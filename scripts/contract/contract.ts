import './resolve-aliases.ts';

// The imports of the store's calls need the aliases.
const [{ main }, { storeProgram }] = await Promise.all([
  import('../contract-checker/main.ts'),
  import('./store-files.ts'),
]);
await main(storeProgram);
