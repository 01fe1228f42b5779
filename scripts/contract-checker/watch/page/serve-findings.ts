import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { htmlDocument } from '../../reports/html-parts.ts';
import { escapeXml } from '../../reports/junit-report.ts';
import { reportText } from '../../reports/write-reports.ts';
import type { WatchLog } from '../watch-log.ts';
import { DOWNLOADS, findingsContent, findingsPage, PAGE_PATH } from './findings-page.ts';
import { maySeeFindings } from './page-access.ts';
import { FILE_STYLE } from './page-style.ts';

/** Handles requests under /contract-findings. */
export type FindingsPage = (request: Request, remoteAddress: string | undefined) => Promise<Response>;

const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  json: 'application/json',
  xml: 'application/xml',
  html: HTML,
  txt: 'text/plain; charset=utf-8',
};

export function isFindingsRequest(pathname: string): boolean {
  return pathname === PAGE_PATH || pathname.startsWith(`${PAGE_PATH}/`);
}

/** @param hosts names under which anyone may see the findings. */
export function serveFindings(log: WatchLog, hosts: ReadonlySet<string>): FindingsPage {
  return async (request, remoteAddress) => {
    if (!maySeeFindings(request, remoteAddress, hosts))
      return plain('The findings are shown on this machine only. CONTRACT_FINDINGS_HOSTS allows more.', 403);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain('Method Not Allowed', 405);
    return (await respond(new URL(request.url), log)) ?? plain('Not found', 404);
  };
}

/** Undefined when there is no such page. */
async function respond({ pathname, searchParams }: URL, log: WatchLog): Promise<Response | undefined> {
  const path = pathname.slice(PAGE_PATH.length).replace(/\/$/, '');
  const nonce = crypto.randomUUID();
  const options = {
    operation: searchParams.get('operation') ?? '',
    rule: searchParams.get('rule') ?? '',
    version: log.version,
  };
  if (path === '') return page(findingsPage(log.report(), { ...options, nonce }), nonce);
  if (path === '/content') return page(findingsContent(log.report(), options), nonce);
  if (path === '/version') return plain(String(log.version), 200);
  const [, extension = ''] = /^\/report\.(\w+)$/.exec(path) ?? [];
  if (extension in DOWNLOADS) return download(extension, log);
  const [, file = ''] = /^\/contract\/([^/]+)$/.exec(path) ?? [];
  const html = await contractFilePage(decodeURIComponent(file), log, nonce);
  return html === undefined ? undefined : page(html, nonce);
}

function download(extension: string, log: WatchLog): Response {
  return new Response(reportText(`.${extension}`, log.report()), {
    headers: {
      ...COMMON_HEADERS,
      'content-type': TYPES[extension] ?? '',
      'content-disposition': `attachment; filename="contract-findings.${extension}"`,
    },
  });
}

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

function page(html: string, nonce: string): Response {
  return new Response(html, {
    headers: {
      ...COMMON_HEADERS,
      'content-type': HTML,
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  });
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  });
}

/**
 * A file of the contract that findings point to, with numbered lines.
 *
 * @returns undefined when no finding points to such a file.
 */
async function contractFilePage(name: string, log: WatchLog, nonce: string): Promise<string | undefined> {
  const path = log
    .report()
    .findings.map(({ place }) => place.replace(/:\d+$/, ''))
    .find((file) => basename(file) === name);
  const text = path && (await readFile(path, 'utf8').catch(() => undefined));
  if (!path || text === undefined) return undefined;
  const lines = text.split('\n').map((line, index) => {
    const id = `L${index + 1}`;
    return `<span id="${id}"><a href="#${id}" tabindex="-1">${index + 1}</a>${escapeXml(line)}</span>`;
  });
  return htmlDocument({
    title: path,
    head: '\n<meta name="robots" content="noindex">',
    style: FILE_STYLE,
    nonce,
    body: `<main><h1>${escapeXml(path)}</h1><p><a href="${PAGE_PATH}">Contract findings</a></p>
<pre tabindex="0" aria-label="${escapeXml(path)}">${lines.join('\n')}</pre></main>`,
  });
}
