import '../../contract/resolve-aliases.ts';

// Its imports need the aliases.
const { runWorker } = await import('./run-worker.ts');
runWorker();
