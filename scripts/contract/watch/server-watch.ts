import '../resolve-aliases.ts';

/** Loaded by the web server with CONTRACT_CHECK=1, from the sources. Its imports need the aliases. */
export const { watchApi } = await import('./watch-api.ts');
