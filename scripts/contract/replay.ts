import { readFileSync } from 'node:fs';
import { checkHost } from './check';
import { parseArguments } from './parse-arguments';
import type { JudgedReport } from './reports/report';

/**
 * Runs `npm run contract -- replay REPORT.json [FINDING]`: makes the calls of the reported operations again, with new shoppers,
 * and says which findings are still there.
 *
 * @returns the exit code.
 */
export async function runReplay([path, ...ids]: string[]): Promise<number> {
  if (path === undefined) {
    process.stderr.write('Usage: npm run contract -- replay REPORT.json [FINDING …]\n');
    return 2;
  }
  const { url, findings, write } = JSON.parse(readFileSync(path, 'utf8')) as JudgedReport;
  const chosen = findings.filter(({ id }) => ids.length === 0 || ids.includes(id));
  // What is wrong with a request of the store, only the store can repeat.
  const replayed = chosen.filter(({ rule }) => !rule.startsWith('request-'));
  if (replayed.length < chosen.length)
    process.stdout.write(
      `${chosen.length - replayed.length} findings are about requests of the store: watch it again.\n`,
    );
  if (replayed.length === 0) {
    process.stderr.write(`${path} has no such finding.\n`);
    return 2;
  }
  const only = [...new Set(replayed.map(({ operationId }) => operationId))];
  const args = ['--url', url, '--only', only.join(','), ...(write ? ['--write'] : [])];
  const options = parseArguments(args, process.env);
  if (options === 'help') return 2;
  const report = await checkHost(options);
  const found = new Set(report.findings.map(({ id }) => id));
  for (const { id, curl } of replayed) {
    process.stdout.write(`${found.has(id) ? 'STILL THERE' : 'gone'}  ${id}\n  ${curl}\n`);
  }
  return replayed.some(({ id }) => found.has(id)) ? 1 : 0;
}
