import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { htmlDocument } from '../../reports/html-parts.ts';
import { escapeXml } from '../../reports/junit-report.ts';
import type { WatchLog } from '../watch-log.ts';
import { PAGE_PATH } from './findings-page.ts';
import { FILE_STYLE } from './page-style.ts';

/**
 * A file of the contract that findings point to, with numbered lines.
 *
 * @returns undefined when no finding points to such a file.
 */
export async function contractFilePage(
  name: string,
  log: WatchLog,
  nonce: string,
): Promise<string | undefined> {
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
