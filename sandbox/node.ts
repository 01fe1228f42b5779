import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from './contract/finding';
import { type Panel, servePanel } from './control/serve-panel';
import { createContext } from './create-context';
import { createSandbox, type Sandbox } from './create-sandbox';
import { openDatabase } from './db/open-database';
import { sqlitePersistence } from './db/sqlite-persistence';
import { serializeCookie } from './http/cookies';
import { scenarioCookie } from './scenarios/scenario-name';
import { stateSchema } from './state/state';

export interface NodeSandbox extends Sandbox {
  /** The Set-Cookie line that starts a scenario, for a page that was asked for with `?scenario=`. */
  startScenario: (name: string) => string;
  /** The sandbox's panel, under /sandbox. */
  panel: Panel;
  close: () => void;
}

export interface NodeSandboxOptions {
  /** SQLite file; its folder is made when missing. */
  dataFile: string;
  onFinding?: (finding: Finding) => void;
}

/** Opens a sandbox over a SQLite file: what was answered is still there after the process was killed. */
export async function openNodeSandbox({
  dataFile,
  onFinding = report,
}: NodeSandboxOptions): Promise<NodeSandbox> {
  mkdirSync(dirname(dataFile), { recursive: true });
  const state = openDatabase(stateSchema, sqlitePersistence(dataFile));
  if (state.notice) process.stderr.write(`${state.notice}\n`);
  const sandbox = createSandbox({ context: createContext({ state }), onFinding, onFailure: reportFailure });
  return {
    ...sandbox,
    startScenario: (name) => serializeCookie(scenarioCookie(name)),
    panel: servePanel(sandbox),
    close: () => state.close(),
  };
}

/** Requests that do not fit are the caller's to mend; answers that do not fit are ours, so only those are reported. */
function report({ operationId, direction, status, problems }: Finding): void {
  if (direction === 'request') return;
  const fields = problems.map(({ field, message }) => `${field} ${message}`).join('; ');
  process.stderr.write(
    `The sandbox's answer ${status} of ${operationId} does not fit the contract: ${fields}\n`,
  );
}

function reportFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
