import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';
import type { JudgedReport } from './report.ts';
import { sarifReport } from './sarif-report.ts';
import { textReport } from './text-report.ts';

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
