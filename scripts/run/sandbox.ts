import { pathToFileURL } from 'node:url';
import { exitWithMessage } from '../setup/exit-with-message.mjs';
import { buildIfNeeded } from './build.ts';

try {
  await buildIfNeeded();
  await import(pathToFileURL('dist/server/sandbox.js').href);
} catch (error) {
  exitWithMessage(error);
}
