import type { RequestListener } from 'node:http';
import { isPanelRequest } from './control/serve-panel';
import { guardAccess } from './http/cross-origin';
import { requestListener } from './http/listen';
import { openNodeSandbox } from './node';

/** The sandbox of `npm run dev`, which reloads this module after an edit of one of its modules. */
export interface DevSandbox {
  /** Handles calls and requests of the panel. */
  listener: RequestListener;
  /** The Set-Cookie value that starts a scenario. */
  startScenario: (name: string) => string;
  /** A script for the page that was requested with the name of no scenario. */
  scenarioProblem: (name: string) => string | undefined;
  close: () => void;
}

export async function openDevSandbox(dataFile: string): Promise<DevSandbox> {
  const { fetch, panel, startScenario, scenarioProblem, close } = await openNodeSandbox({ dataFile });
  const respond = guardAccess({ origins: [] }, { calls: fetch, pages: panel, isPage: isPanelRequest });
  return { listener: requestListener(respond), startScenario, scenarioProblem, close };
}
