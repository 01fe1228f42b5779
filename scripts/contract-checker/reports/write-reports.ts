import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import { findingSection, htmlDocument, operationsTable } from './html-parts.ts';
import { escapeXml, junitReport } from './junit-report.ts';
import { countFindings, type JudgedReport, newFindings, shortcomingOf } from './report.ts';
import { sarifReport } from './sarif-report.ts';
import { textReport } from './text-report.ts';
import { shownTime, watchedText } from './watched-text.ts';

/** The report as one page without further files. Its script filters the findings. */
export function htmlReport(report: JudgedReport): string {
  const findings = newFindings(report);
  const accepted = report.findings.length - findings.length;
  const count = findings.length === 0 ? 'No findings' : countFindings(findings.length);
  const shortcoming = shortcomingOf(report);
  const sections = groupFindings(findings).map(groupSection).join('\n');
  return htmlDocument({
    title: `Contract check: ${report.url}`,
    body: `<h1>Contract check</h1>
<p>${escapeXml(report.url)}, ${shownTime(report.startedAt)}, ${report.seconds.toFixed(0)} seconds.
<strong>${count}</strong>${accepted > 0 ? `, ${accepted} more in the baseline` : ''}.</p>
${report.watched ? `<p>${escapeXml(watchedText(report.watched))}.</p>` : ''}
${shortcoming === undefined ? '' : `<p>${escapeXml(shortcoming)}</p>`}
${findings.length === 0 ? '' : `<h2>Findings</h2>${FILTER}${sections}`}
<h2>Operations</h2>
${operationsTable(report.operations)}`,
  });
}

/** Findings of one cause; a single one stands for itself. */
function groupSection({ cause, findings }: FindingGroup): string {
  const sections = findings.map((finding) => findingSection(finding)).join('\n');
  if (findings.length === 1) return sections;
  return `<details class="group" open><summary><strong>${escapeXml(cause)}</strong>, ${findings.length} places</summary>
<div class="places">${sections}</div></details>`;
}

const FILTER = `<p><label>Show only <input id="filter" type="search" placeholder="getCart, header, openapi/cart.yaml"></label></p>
<script>
document.getElementById('filter').addEventListener('input', ({ target }) => {
  const text = target.value.trim().toLowerCase();
  const all = [...document.querySelectorAll('details[id]')];
  for (const one of all) one.hidden = !one.textContent.toLowerCase().includes(text);
  for (const group of document.querySelectorAll('details.group'))
    group.hidden = [...group.querySelectorAll('details[id]')].every((one) => one.hidden);
});
</script>`;

const WRITERS: Record<string, (report: JudgedReport) => string> = {
  '.html': htmlReport,
  '.xml': junitReport,
  '.json': jsonReport,
  '.sarif': sarifReport,
  '.txt': textReport,
};

/** The report as JSON; `npm run contract -- replay` reads it. */
export function jsonReport({ accepted, ...report }: JudgedReport): string {
  return `${JSON.stringify({ ...report, accepted: [...accepted] }, null, 2)}\n`;
}

/** @param extension one of .html, .xml, .json, .sarif, .txt. */
export function reportText(extension: string, report: JudgedReport): string {
  return WRITERS[extension]?.(report) ?? '';
}

/**
 * Makes sure, before anything is checked, that the reports can be written.
 *
 * @throws Error with a readable message when one cannot.
 */
export function prepareReports(paths: string[]): void {
  for (const path of paths) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, '');
    } catch (error) {
      throw new Error(`--report: "${path}" cannot be written: ${(error as Error).message}.`);
    }
  }
}

/** Writes each report in the format of its file's extension. */
export function writeReports(paths: string[], report: JudgedReport): void {
  for (const path of paths) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, reportText(extname(path), report));
  }
}
