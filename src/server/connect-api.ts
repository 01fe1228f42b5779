import type { ApiConnection } from './api-connection';
import { liveHost } from './live-host';
import { breakCircuits } from './upstream/break-circuits';

export interface ApiConnectionOptions {
  /** Origin of a live host; the sandbox is used when absent. */
  origin?: string | undefined;
  /** Where a live host has the practices of doctors, if not under its own `/doctor-practice/`. */
  doctorPracticeUrl?: string | undefined;
  /** Data file of the sandbox. */
  dataFile: string;
}

/** Connects to a live host, or starts a sandbox in this process. A live host loads no sandbox code. */
export async function connectApi({
  origin,
  doctorPracticeUrl,
  dataFile,
}: ApiConnectionOptions): Promise<ApiConnection> {
  if (origin) return breakCircuits(liveHost(origin, doctorPracticeUrl));
  const { openNodeSandbox } = await import('@sandbox/node');
  const sandbox = await openNodeSandbox({ dataFile });
  return {
    description: `sandbox, data in ${dataFile}`,
    send: sandbox.fetch,
    startScenario: sandbox.startScenario,
    scenarioProblem: sandbox.scenarioProblem,
    panel: sandbox.panel,
    close: sandbox.close,
  };
}
