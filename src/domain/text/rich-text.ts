/** A run of text, as a link where it has a path. */
export interface TextRun {
  text: string;
  href?: string;
  isStrong?: true;
}

export type TextBlock =
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'bullets' | 'steps'; items: TextRun[][] };

const BULLET = /^- /;
const STEP = /^\d+\. /;
const RUN = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/**
 * Parses the markup of the site's texts, a small subset of Markdown: paragraphs and lists, separated by an empty line; `- ` and
 * `1. ` before list items; `[label](path)`; `**strong**`. Other lines continue the one before.
 */
export function parseRichText(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parseBlock);
}

/** Returns the text without markup, for the search and for structured data. */
export function withoutMarkup(text: string): string {
  return parseRichText(text)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : block.items))
    .map((runs) => runs.map((run) => run.text).join(''))
    .join(' ');
}

function parseBlock(block: string): TextBlock {
  const lines = block.split('\n').map((line) => line.trim());
  for (const [kind, marker] of [
    ['bullets', BULLET],
    ['steps', STEP],
  ] as const) {
    if (lines[0] && marker.test(lines[0])) return { kind, items: parseItems(lines, marker) };
  }
  return { kind: 'paragraph', runs: parseRuns(lines.join(' ')) };
}

function parseItems(lines: readonly string[], marker: RegExp): TextRun[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items.push(`${items.pop()} ${line}`);
  }
  return items.map(parseRuns);
}

function parseRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    const [markup, label, href, strong] = match;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push(label && href ? { text: label, href } : { text: strong ?? '', isStrong: true });
    end = match.index + markup.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
