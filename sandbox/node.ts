import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from './contract/finding';
import { type Panel, servePanel } from './control/serve-panel';
import { createContext } from './create-context';
import { createSandbox, type Sandbox } from './create-sandbox';
import { openDatabase } from './db/open-database';
import { sqlitePersistence } from './db/sqlite-persistence';
import { serializeCookie } from './http/cookies';
import type { PageBuilder } from './http/page-builder';
import type { CallDefaults } from './scenarios/call-defaults';
import { scenarioCookie } from './scenarios/scenario-name';
import { stateSchema } from './state/state';

export interface NodeSandbox extends Sandbox {
  /** The Set-Cookie value that starts a scenario, for a page requested with `?scenario=`. */
  startScenario: (name: string) => string;
  /** The sandbox's panel, under /sandbox. */
  panel: Panel;
  close: () => void;
}

export interface NodeSandboxOptions {
  /** SQLite file; its folder is created when missing. */
  dataFile: string;
  onFinding?: (finding: Finding) => void;
  /** Scenario and latency of calls that name none. */
  defaults?: CallDefaults | undefined;
  /** Builds the panel and the contract pages when they are first asked for; default: they are built. */
  builder?: PageBuilder | undefined;
}

/** Opens a sandbox on a SQLite file. Every acknowledged write survives a killed process. */
export async function openNodeSandbox({
  dataFile,
  onFinding = reportFinding,
  defaults,
  builder,
}: NodeSandboxOptions): Promise<NodeSandbox> {
  mkdirSync(dirname(dataFile), { recursive: true });
  const state = openDatabase(stateSchema, sqlitePersistence(dataFile));
  if (state.notice) process.stderr.write(`${state.notice}\n`);
  const context = createContext({ state, ...(defaults ? { defaults } : {}) });
  const sandbox = createSandbox({ context, onFinding, onFailure: reportFailure });
  return {
    ...sandbox,
    startScenario: (name) => serializeCookie(scenarioCookie(name)),
    panel: servePanel(sandbox, { builder }),
    close: () => state.close(),
  };
}

/** Reports only invalid responses; invalid requests are the caller's fault. */
function reportFinding({ operationId, direction, status, problems }: Finding): void {
  if (direction === 'request') return;
  const fields = problems.map(({ field, message }) => `${field} ${message}`).join('; ');
  process.stderr.write(
    `The sandbox's response ${status} of ${operationId} violates the contract: ${fields}\n`,
  );
}

function reportFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
