import type { BrowserContext } from '@playwright/test';

/** Collects browser errors of all tabs of one shopper. */
export interface ErrorMonitor {
  /** Allows an error that the test expects. */
  allow: (pattern: RegExp) => void;
  /** Errors that were not allowed. */
  unexpected: () => string[];
}

/** A request aborted by a navigation is not an error. */
const ABORTED = 'net::ERR_ABORTED';

/**
 * Collects console errors and warnings, uncaught errors, failed requests, error responses, and requests to other hosts, of which
 * the store needs none.
 */
export function monitorErrors(context: BrowserContext): ErrorMonitor {
  const errors: string[] = [];
  // Each document asks for the cart of a session, which has none before the first addition.
  const allowed: RegExp[] = [/404.*\/cart\/@self\?/];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    errors.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error()}`));
  context.on('request', (request) => {
    if (isOtherHost(request.url())) errors.push(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== ABORTED) errors.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  };
}

function isOtherHost(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && hostname !== 'localhost';
}
