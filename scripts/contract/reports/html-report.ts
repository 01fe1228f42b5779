import type { Finding } from '../findings/finding';
import { escapeXml } from './junit-report';
import { type JudgedReport, newFindings } from './report';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; }
details { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; margin: .5rem 0; }
summary { padding: .75rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible { outline: 3px solid; outline-offset: 2px; }
dl { margin: 0; padding: 0 1rem 1rem; display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0 1rem 1rem; padding: .75rem; overflow-x: auto; background: color-mix(in srgb, currentColor 8%, transparent); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
`;

/** The report as one page without scripts or further files. */
export function htmlReport(report: JudgedReport): string {
  const findings = newFindings(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract check: ${escapeXml(report.url)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Contract check</h1>
<p>${escapeXml(report.url)}, ${escapeXml(report.startedAt)}, ${report.seconds.toFixed(0)} seconds.
<strong>${findings.length === 0 ? 'No findings' : `${findings.length} findings`}</strong>${
    report.findings.length > findings.length
      ? `, ${report.findings.length - findings.length} more in the baseline`
      : ''
  }.</p>
${findings.length === 0 ? '' : `<h2>Findings</h2>${findings.map(findingSection).join('\n')}`}
<h2>Operations</h2>
<table><thead><tr><th>Operation</th><th>Result</th></tr></thead><tbody>
${report.operations
  .map(
    (result) =>
      `<tr><td>${result.operationId}</td><td>${escapeXml(
        result.outcome === 'conforms' || result.outcome === 'violates'
          ? result.outcome
          : `${result.outcome}: ${result.reason}`,
      )}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
</body>
</html>
`;
}

function findingSection({ id, place, expected, received, curl, rule }: Finding): string {
  return `<details><summary>${escapeXml(id)}</summary>
<dl><dt>Rule</dt><dd>${escapeXml(rule)}</dd><dt>Expected</dt><dd>${escapeXml(expected)}</dd>
<dt>Received</dt><dd>${escapeXml(received)}</dd><dt>Contract</dt><dd>${escapeXml(place)}</dd></dl>
<pre tabindex="0">${escapeXml(curl)}</pre></details>`;
}
