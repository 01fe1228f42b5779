import './resolve-aliases.ts';

// Its imports need the aliases.
export const { storePlugin: plugin } = await import('./store-plugin.ts');
