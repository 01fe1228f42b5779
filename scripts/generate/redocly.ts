import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ReadableError } from '../setup/exit-with-message.mjs';

const PROGRAM = 'node_modules/@redocly/cli/bin/cli.js';
const ENVIRONMENT = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' };

/** Matches its progress messages. */
const PROGRESS = /^(bundling|validating|📦|run `redocly|.*: validated in).*\n?/gm;

/** @throws ReadableError with the file and the line of each problem. */
export async function redocly(...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, ...args], { env: ENVIRONMENT });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new ReadableError(`${stdout}${stderr}`.replaceAll(PROGRESS, '').trim());
  }
}
