#!/usr/bin/env node
import { join } from 'node:path';
import { parseServerOptions, usage } from '../http/server-options';
import { startServer } from '../start-server';

/** Runs the package's command: the sandbox over HTTP, with the pages in the package. */
try {
  const options = parseServerOptions(process.argv.slice(2), process.env);
  if (options === 'help')
    process.stdout.write(usage.replaceAll('npm run sandbox -- ', 'npx marlowe-sandbox '));
  else
    await startServer(options, {
      folder: join(import.meta.dirname, 'panel'),
      docsFolder: join(import.meta.dirname, 'docs'),
    });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
