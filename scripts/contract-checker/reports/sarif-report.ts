import { NO_OPERATION } from '../findings/finding.ts';
import { type JudgedReport, newFindings } from './report.ts';

/** The report in the format of code scanning (SARIF 2.1.0): each finding at its line of the contract. */
export function sarifReport(report: JudgedReport): string {
  const findings = newFindings(report);
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }));
  const results = findings.map(({ id, rule, expected, received, place, operationId }) => {
    const [file = '', line] = place.split(':');
    const uri = file.split('/').map(encodeURIComponent).join('/');
    return {
      ruleId: rule,
      level: 'error',
      message: { text: `${id}: expected ${expected}; received ${received}` },
      partialFingerprints: { contractFinding: id },
      ...(operationId === NO_OPERATION
        ? {}
        : {
            locations: [
              { physicalLocation: { artifactLocation: { uri }, region: { startLine: Number(line ?? 1) } } },
            ],
          }),
    };
  });
  const run = { tool: { driver: { name: 'contract-check', rules } }, results };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

/** Workflow commands by which GitHub shows the findings at their lines. */
export function gitHubAnnotations(report: JudgedReport): string {
  return newFindings(report)
    .map(({ id, expected, received, place }) => {
      const [file = '', line] = place.split(':');
      return `::error file=${escapeProperty(file)},line=${line ?? 1},title=${escapeProperty(id)}::${escapeData(`expected: ${expected}\nreceived: ${received}`)}\n`;
    })
    .join('');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
