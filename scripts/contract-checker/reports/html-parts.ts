import type { Finding } from '../findings/finding.ts';
import type { OperationResult } from '../run-contract.ts';
import { escapeXml } from './junit-report.ts';
import { countFindings } from './report.ts';
import { seenText } from './watched-text.ts';

/** Shared by the report and the page of findings. Colors are the browser's own, in light and dark. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; margin: 0 0 .5rem; }
h2 { line-height: 1.3; margin: 2rem 0 .75rem; }
details { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; margin: .5rem 0; }
summary { padding: .75rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
.places { padding: 0 1rem 1rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
dl.finding { margin: 0; padding: 0 1rem 1rem; display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dl.finding dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0 1rem 1rem; padding: .75rem; overflow-x: auto; background: color-mix(in srgb, currentColor 8%, transparent); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
td { overflow-wrap: anywhere; }
`;

export interface HtmlDocument {
  title: string;
  /** Elements of the head beyond title and style. */
  head?: string;
  style?: string;
  body: string;
  /** Of the inline style, for a content security policy. */
  nonce?: string;
}

/** A page without further files. */
export function htmlDocument({ title, head = '', style = '', body, nonce }: HtmlDocument): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style${nonce ? ` nonce="${nonce}"` : ''}>${STYLE}${style}</style>${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/**
 * A finding that opens.
 *
 * @param hrefOf link to its place in the contract; text without it.
 */
export function findingSection(finding: Finding, hrefOf?: (place: string) => string | undefined): string {
  const { id, place, expected, received, curl, rule, seen } = finding;
  const href = hrefOf?.(place);
  const shownPlace = href ? `<a href="${escapeXml(href)}">${escapeXml(place)}</a>` : escapeXml(place);
  const times = seen ? `<dt>Seen</dt><dd>${escapeXml(seenText(seen))}</dd>` : '';
  const count = seen ? ` <span class="count">${seen.count} ×</span>` : '';
  return `<details id="${escapeXml(id)}"><summary>${escapeXml(id)}${count}</summary>
<dl class="finding"><dt>Rule</dt><dd>${escapeXml(rule)}</dd><dt>Expected</dt><dd>${escapeXml(expected)}</dd>
<dt>Received</dt><dd>${escapeXml(received)}</dd><dt>Contract</dt><dd>${shownPlace}</dd>${times}</dl>
<pre tabindex="0">${escapeXml(curl)}</pre></details>`;
}

export function operationsTable(operations: OperationResult[]): string {
  const rows = operations.map(
    (result) =>
      `<tr><td>${escapeXml(result.operationId)}</td><td>${escapeXml(outcomeText(result))}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Operation</th><th scope="col">Result</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

function outcomeText(result: OperationResult): string {
  switch (result.outcome) {
    case 'conforms':
      return `conforms, ${result.calls} ${result.calls === 1 ? 'call' : 'calls'}`;
    case 'violates':
      return countFindings(result.findings);
    default:
      return `${result.outcome}: ${result.reason}`;
  }
}
