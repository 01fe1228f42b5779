import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Finding } from './findings/finding.ts';
import { takeCredentials } from './header-caller.ts';
import { limitTransport } from './http/limit-transport.ts';
import type { Transport } from './http/transport.ts';
import { wireTransport } from './http/wire-transport.ts';
import { withHeaders } from './http/with-headers.ts';
import { loadContract } from './model/load.ts';
import { contractFiles, parseArguments } from './parse-arguments.ts';
import type { RunOptions } from './plugin.ts';
import { type Program, usageOf } from './program.ts';
import { type ReplayResult, replayFinding } from './replay/replay-finding.ts';
import type { JudgedReport } from './reports/report.ts';

const usage = `Sends the stored requests of a report's findings again, and says which findings are still there.

contract-checker replay REPORT.json [FINDING …] [--contract FILE] [--plugin FILE] [--url URL] [--header 'NAME: VALUE']

  REPORT.json   a report of "check --report REPORT.json"
  FINDING       IDs of findings; all when left out
  --url URL     another host than that of the report
  --header      as for "check": a report has none of its headers

Where a request needs a caller, a new one is made, with what the request is about. So a report of a run with --write changes
something here, too.

Exit code: 0 when all of them are gone, 1 when one is still there, 2 for wrong options or an unreadable report, 3 when none is
there but one could not be repeated.
`;

const LABELS: Record<ReplayResult['outcome'], string> = {
  'still there': 'STILL THERE',
  gone: 'gone',
  'cannot be repeated': 'CANNOT BE REPEATED',
};

interface Surroundings extends Program {
  write: (text: string) => void;
  transport: Transport;
}

/** A replay sends one request after the other. */
const LIMITS = { concurrency: 1, timeoutMs: 30_000 };

/**
 * Runs `contract-checker replay …`.
 *
 * @returns the exit code.
 */
export async function runReplay(
  args: string[],
  {
    write = (text) => void process.stdout.write(text),
    transport = limitTransport(wireTransport, LIMITS),
    ...program
  }: Partial<Surroundings> = {},
): Promise<number> {
  const input = await readInput(args, program);
  if (input === 'help') {
    write(usageOf(usage, program));
    return 0;
  }
  if (typeof input === 'string') {
    process.stderr.write(`${input}\n\n${usageOf(usage, program)}`);
    return 2;
  }
  if (input.findings.length === 0) {
    write('The report has no findings.\n');
    return 0;
  }
  const counts = { 'still there': 0, gone: 0, 'cannot be repeated': 0 };
  for (const finding of input.findings) {
    const result = await replayFinding(finding, {
      ...input.options,
      transport: withHeaders(transport, input.headers),
    });
    counts[result.outcome] += 1;
    write(`${LABELS[result.outcome].padEnd(20)}${finding.id}\n${detailOf(result)}`);
  }
  const summary = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  write(`\n${summary.join(', ')}\n`);
  if (counts['still there'] > 0) return 1;
  return counts['cannot be repeated'] > 0 ? 3 : 0;
}

interface Input {
  findings: Finding[];
  headers: Record<string, string>;
  options: Omit<RunOptions, 'transport'>;
}

/** The findings to repeat and how; or a text that says what is wrong. */
async function readInput(args: string[], program: Program): Promise<Input | 'help' | string> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        contract: { type: 'string' },
        plugin: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    const [path, ...ids] = positionals;
    if (path === undefined) return 'Name a report.';
    const report = readReport(path);
    const findings = report.findings.filter(({ id }) => ids.length === 0 || ids.includes(id));
    const unknown = ids.filter((id) => !findings.some((finding) => finding.id === id));
    if (unknown.length > 0) return `${path} has no finding ${unknown.join(', ')}.`;
    const headerOptions = values.header.flatMap((line) => ['--header', line]);
    const contract = await loadContract(contractFiles(args, program));
    const options = parseArguments(['--url', values.url ?? report.url, ...headerOptions], contract);
    if (options === 'help') return 'help';
    const { url, headers } = options;
    return {
      headers: takeCredentials(contract, headers),
      findings: findings.map((finding) => atHost(finding, report.url, url)),
      options: {
        baseUrl: url,
        contract,
        settings: { ...options.settings, ...report.settings },
        ...(report.seed === undefined ? {} : { seed: report.seed }),
        write: report.write,
        now: new Date(),
      },
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws Error with a readable message when there is no such report. */
function readReport(path: string): JudgedReport {
  let report: Partial<JudgedReport>;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(isMissing ? `There is no file "${path}".` : `"${path}" is not a report in JSON.`);
  }
  if (!Array.isArray(report.findings) || typeof report.url !== 'string')
    throw new Error(`"${path}" is not a report of "check".`);
  return report as JudgedReport;
}

function atHost(finding: Finding, from: string, to: string): Finding {
  const { url } = finding.request;
  if (!url.startsWith(from)) return finding;
  return { ...finding, request: { ...finding.request, url: to + url.slice(from.length) } };
}

function detailOf(result: ReplayResult): string {
  if (result.outcome === 'cannot be repeated') return `  why: ${result.reason}\n`;
  if (result.outcome === 'gone') return '';
  return `  received: ${result.received}\n  ${result.curl.replaceAll('\n', '\n  ')}\n`;
}
