import type { BrowserContext } from '@playwright/test';

/** Collects browser errors of all tabs of one shopper. */
export interface ErrorMonitor {
  /** Allows an error that the test expects. */
  expect: (pattern: RegExp) => void;
  /** Errors that were not allowed. */
  unexpected: () => string[];
}

/** A request aborted by a navigation is not an error. */
const LEFT_BEHIND = 'net::ERR_ABORTED';

/**
 * Collects console errors and warnings, uncaught errors, failed requests, error responses, and requests to other hosts, of which
 * the store needs none.
 */
export function monitorErrors(context: BrowserContext): ErrorMonitor {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    seen.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (webError) => seen.push(`uncaught: ${webError.error()}`));
  context.on('request', (request) => {
    if (isForeign(request.url())) seen.push(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== LEFT_BEHIND) seen.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
  });
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => seen.filter((error) => !expected.some((pattern) => pattern.test(error))),
  };
}

function isForeign(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && hostname !== 'localhost';
}
