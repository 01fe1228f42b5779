import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `The contract as pages.

npm run docs                                   serves them with the sandbox, to try calls on
npm run docs -- --out DIR [--server URL]       writes them as static files

  --out DIR       an own folder; what it holds is replaced
  --server URL    a host to try calls on, which must allow requests of other origins. Without it they are for reading

PORT sets another port than 4020.
`;
const DEFAULT_PORT = '4020';

const options = {
  out: { type: 'string' },
  server: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

try {
  const { values } = parseArgs({ options });
  if (values.help) process.stdout.write(usage);
  else if (values.out === undefined) await serve();
  else writePages(values.out, values.server);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}

function writePages(out: string, server: string | undefined): void {
  const config = ['--config', 'scripts/docs/vite.config.ts', '--mode', server ? 'host' : 'pages'];
  const folder = resolve(out);
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', ...config, '--outDir', folder, '--logLevel', 'error'],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(server ? { DOCS_SERVER: server } : {}) },
    },
  );
  process.stdout.write(`The contract is in ${folder}; any static server can serve it.\n`);
}

async function serve(): Promise<void> {
  process.env.PORT ??= DEFAULT_PORT;
  process.env.SANDBOX_DATA ??= '.data/docs.sqlite';
  await import('../run/sandbox.ts');
}
