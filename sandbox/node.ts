import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from './contract/finding';
import { reportFailure, reportFinding } from './contract/report';
import { type Panel, type PanelOptions, servePanel } from './control/serve-panel';
import { createContext } from './create-context';
import { createSandbox, type Sandbox } from './create-sandbox';
import { openDatabase } from './db/open-database';
import { sqlitePersistence } from './db/sqlite-persistence';
import { serializeCookie } from './http/cookies';
import type { CallDefaults } from './scenarios/call-defaults';
import { scenarioCookie } from './scenarios/scenario-name';
import { problemScript, scenarioProblem } from './scenarios/unknown-scenario';
import { stateSchema } from './state/state';

export interface NodeSandbox extends Sandbox {
  /** The Set-Cookie value that starts a scenario, for a page requested with `?scenario=`. */
  startScenario: (name: string) => string;
  /** Returns a script for the page that was requested with an unknown scenario name; undefined for a known one. */
  scenarioProblem: (name: string) => string | undefined;
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
  /** Source of the panel and the contract pages; default: the build. */
  pages?: PanelOptions | undefined;
}

/** Opens a sandbox on a SQLite file. Every acknowledged write survives a killed process. */
export async function openNodeSandbox({
  dataFile,
  onFinding = reportFinding,
  defaults,
  pages,
}: NodeSandboxOptions): Promise<NodeSandbox> {
  mkdirSync(dirname(dataFile), { recursive: true });
  const state = openDatabase(stateSchema, sqlitePersistence(dataFile));
  if (state.notice) process.stderr.write(`${state.notice}\n`);
  const context = createContext({ state, ...(defaults ? { defaults } : {}) });
  const sandbox = createSandbox({ context, onFinding, onFailure: reportFailure });
  return {
    ...sandbox,
    startScenario: (name) => serializeCookie(scenarioCookie(name)),
    scenarioProblem: (name) => {
      const problem = scenarioProblem(sandbox.scenarios, name);
      return problem && problemScript(problem);
    },
    panel: servePanel(sandbox, pages),
    close: () => state.close(),
  };
}
