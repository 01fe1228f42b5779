/** Connection of the web server to the commerce API. */
export interface ApiConnection {
  description: string;
  send: (request: Request) => Promise<Response>;
  /** The Set-Cookie header that starts a sandbox scenario; absent with a live host. */
  startScenario?: (name: string) => string;
  /** The script of a page that was asked for with the name of no scenario, which says so; undefined for a known one. */
  scenarioProblem?: (name: string) => string | undefined;
  /** Handles requests under /sandbox, with this nonce for scripts; absent with a live host. */
  panel?: (request: Request, nonce?: string) => Promise<Response>;
  /** Handles requests under /contract-findings; only with CONTRACT_CHECK=1. */
  findings?: (request: Request, remoteAddress: string | undefined) => Promise<Response>;
  /** Services that are left alone, since they do not respond; absent where none ever is. */
  brokenServices?: () => string[];
  close: () => void;
}
