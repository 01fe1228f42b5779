import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { waitForFrames } from './layout-shift';

/** Characters of a part at least; the parts end where an element ends. */
const PART_LENGTH = 120;

/** Text up to the end of an element, with scripts and the like as a whole: a mark in these would be text. */
const ELEMENT = /(?:<(script|style|noscript|textarea)\b[\s\S]*?<\/\1>|[^<]|<(?!\/))*?<\/[\w-]+>/g;

/** The stretch of HTML that arrives in parts: up to the first `until`, from the last `from` before it. */
export interface Stretch {
  from: string;
  until: string;
}

/** Opens a page whose HTML arrives in parts, as on a slow network, with a frame after each. Its scripts do not load. */
export async function openInParts(page: Page, url: string, { from, until }: Stretch): Promise<void> {
  const response = await page.request.get(url);
  const html = await response.text();
  const end = html.indexOf(until);
  const start = html.lastIndexOf(from, end);
  if (start < 0 || end < 0) throw new Error(`${url} has no ${from} before ${until}.`);
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const requested = once(server, 'request');
    await page.route('**/*.js', (route) => route.abort());
    const committed = page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
    const [, outgoing] = await requested;
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.write(html.slice(0, start));
    await committed;
    for (const [index, part] of partsOf(html.slice(start, end)).entries()) {
      const mark = `part ${index}`;
      outgoing.write(`${part}<!--${mark}-->`);
      await page.waitForFunction(isParsed, mark);
      await waitForFrames(page);
    }
    outgoing.end(html.slice(end));
    await page.waitForLoadState('domcontentloaded');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function partsOf(html: string): string[] {
  const parts = [''];
  let rest = 0;
  for (const { 0: element, index } of html.matchAll(ELEMENT)) {
    rest = index + element.length;
    const part = `${parts.at(-1)}${element}`;
    parts[parts.length - 1] = part;
    if (part.length >= PART_LENGTH) parts.push('');
  }
  parts[parts.length - 1] += html.slice(rest);
  return parts;
}

/** Runs in the page: whether the parser has reached the mark. */
function isParsed(mark: string): boolean {
  let last: Node = document;
  while (last.lastChild) last = last.lastChild;
  return last instanceof Comment && last.data === mark;
}
