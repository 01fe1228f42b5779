import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type SandboxProcess, startSandbox } from './sandbox-process';

/** Provides a data file for each test of the file. The function starts the server on it, and again after a kill. */
export function restartableSandbox(): () => Promise<SandboxProcess> {
  let folder: string;
  let sandbox: SandboxProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-http-'));
  });
  afterEach(async () => {
    await sandbox?.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    sandbox = await startSandbox(join(folder, 'sandbox.sqlite'));
    return sandbox;
  };
}

/** Kills the server after a number of responses. */
export function killAfter(sandbox: SandboxProcess, responsesBeforeKill: number) {
  let responseCount = 0;
  return {
    onResponse: () => {
      responseCount += 1;
      // Within the callback, so that other requests are still pending.
      if (responseCount === responsesBeforeKill) void sandbox.kill();
    },
    responseCount: () => responseCount,
  };
}
