import '../contract/resolve-aliases.ts';
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { PageBuilder, PagePart } from '@sandbox/http/page-builder';
import { exitWithMessage, ReadableError, reasonIn } from '../setup/exit-with-message.mjs';
import { step } from '../setup/step.mjs';
import {
  type BuiltPart,
  buildPart,
  contractPages,
  isBuilt,
  sandboxPanel,
  sandboxServer,
} from './build-part.ts';

const PARTS: Record<PagePart, BuiltPart> = { panel: sandboxPanel, 'contract pages': contractPages };
const builder: PageBuilder = {
  isBuilt: (part) => isBuilt(PARTS[part]),
  build: (part) => buildPart(PARTS[part]),
};

/** Starts the sandbox alone. It bundles its server only; its pages follow when they are first asked for. */
try {
  const { parseServerOptions, usage } = await import('@sandbox/http/server-options');
  const options = await withoutStack(async () => parseServerOptions(process.argv.slice(2), process.env));
  if (options === 'help') process.stdout.write(usage);
  else {
    await buildPart(sandboxServer);
    enableCompileCache('.cache/compiled');
    const { startServer } = await step('Loading the sandbox', importServer);
    await withoutStack(() => startServer(options, { builder }));
  }
} catch (error) {
  exitWithMessage(error);
}

function importServer(): Promise<typeof import('@sandbox/start-server')> {
  return import(pathToFileURL('dist/sandbox/start-server.js').href);
}

/** Options that are wrong, and a port or data in use, have a message that says what to set. */
async function withoutStack<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { message } = error as Error;
    throw new ReadableError(reasonIn(message) ?? message);
  }
}
