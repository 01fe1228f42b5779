import type { BrowserContext } from '@playwright/test';

/** What goes wrong behind a page's back, in any tab of one shopper. */
export interface Faults {
  /** Announces a fault that the journey is about, so that it does not fail it. */
  expect: (pattern: RegExp) => void;
  /** Faults that nobody announced. */
  unexpected: () => string[];
}

/** A request that a navigation left behind is no fault. */
const LEFT_BEHIND = 'net::ERR_ABORTED';

/**
 * Collects console errors and warnings, uncaught errors, requests that failed or were refused, and requests to any other
 * host: the store needs none.
 */
export function collectFaults(context: BrowserContext): Faults {
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
    unexpected: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}

function isForeign(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && hostname !== 'localhost';
}
