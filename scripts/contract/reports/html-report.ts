import { findingSection, htmlDocument, operationsTable } from './html-parts';
import { escapeXml } from './junit-report';
import { countFindings, type JudgedReport, newFindings, reasonForNothingChecked } from './report';
import { shownTime, watchedText } from './watched-text';

/** The report as one page without scripts or further files. */
export function htmlReport(report: JudgedReport): string {
  const findings = newFindings(report);
  const accepted = report.findings.length - findings.length;
  const count = findings.length === 0 ? 'No findings' : countFindings(findings.length);
  const reason = reasonForNothingChecked(report);
  const sections = findings.map((finding) => findingSection(finding)).join('\n');
  return htmlDocument({
    title: `Contract check: ${report.url}`,
    body: `<h1>Contract check</h1>
<p>${escapeXml(report.url)}, ${shownTime(report.startedAt)}, ${report.seconds.toFixed(0)} seconds.
<strong>${count}</strong>${accepted > 0 ? `, ${accepted} more in the baseline` : ''}.</p>
${report.watched ? `<p>${escapeXml(watchedText(report.watched))}.</p>` : ''}
${reason === undefined ? '' : `<p>Nothing was checked: ${escapeXml(reason)}.</p>`}
${findings.length === 0 ? '' : `<h2>Findings</h2>${sections}`}
<h2>Operations</h2>
${operationsTable(report.operations)}`,
  });
}
