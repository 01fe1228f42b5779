import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlDocument } from '../../reports/html-parts.ts';
import { escapeXml } from '../../reports/junit-report.ts';
import { PAGE_PATH } from './findings-page.ts';
import { FILE_STYLE } from './page-style.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'openapi');

/**
 * A file of the contract with numbered lines, so that a finding can link to its place.
 *
 * @returns undefined when there is no such file.
 */
export async function contractFilePage(name: string, nonce: string): Promise<string | undefined> {
  if (!/^[\w-]+\.yaml$/.test(name)) return undefined;
  const text = await readFile(join(FOLDER, name), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line, index) => {
    const id = `L${index + 1}`;
    return `<span id="${id}"><a href="#${id}" tabindex="-1">${index + 1}</a>${escapeXml(line)}</span>`;
  });
  return htmlDocument({
    title: `openapi/${name}`,
    head: '\n<meta name="robots" content="noindex">',
    style: FILE_STYLE,
    nonce,
    body: `<main><h1>openapi/${name}</h1><p><a href="${PAGE_PATH}">Contract findings</a></p>
<pre tabindex="0" aria-label="openapi/${name}">${lines.join('\n')}</pre></main>`,
  });
}
