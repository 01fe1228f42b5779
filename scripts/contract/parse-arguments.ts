import { parseArgs } from 'node:util';
import { contractOperations, type OperationId } from '@sandbox/contract/operations';

export const usage = `Checks a live host against the contract, in depth.

npm run contract -- check --url URL [options]

  --url URL                 the host, such as https://www.example.com
  --store 10851 | 10852     the US store (default) or the Canadian one
  --only NAME[,NAME]        only these operations, and what they need
  --write                   also make calls that change something, as shoppers that the run creates. Without it the run
                            only reads
  --plan                    print every call of the run, and make none
  --report FILE             write a report; .html, .xml (JUnit), .json or .txt; may be repeated
  --json                    print the report as JSON
  --baseline FILE           accept the findings listed there, one ID a line
  --rate N                  at most N requests a second
  --concurrency N           at most N requests at a time (default 8)
  --timeout SECONDS         how long a response may take (default 30)

CONTRACT_MEMBER=E-MAIL:PASSWORD in the environment is an account for reading what only a member may read. It is not changed.

Exit code: 0 when everything that was checked fits, 1 with a finding that is not in the baseline, 2 for wrong options, 3 when
the host was not reachable for some operations, or nothing was checked.
`;

export interface CheckArguments {
  url: string;
  storeId: '10851' | '10852';
  only?: OperationId[];
  member?: { logonId: string; password: string };
  write: boolean;
  plan: boolean;
  reports: string[];
  json: boolean;
  baseline?: string;
  rate?: number;
  concurrency: number;
  timeoutMs: number;
}

/**
 * Parses the command line.
 *
 * @throws Error with a readable message for invalid options.
 */
export function parseArguments(args: string[], environment: NodeJS.ProcessEnv): CheckArguments | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      store: { type: 'string', default: '10851' },
      only: { type: 'string', multiple: true },
      write: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
      report: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      baseline: { type: 'string' },
      rate: { type: 'string' },
      concurrency: { type: 'string', default: '8' },
      timeout: { type: 'string', default: '30' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const only = parseOnly(values.only);
  const { CONTRACT_MEMBER } = environment;
  return {
    url: parseUrl(values.url),
    storeId: parseStoreId(values.store),
    ...(only ? { only } : {}),
    ...(CONTRACT_MEMBER ? { member: parseMember(CONTRACT_MEMBER) } : {}),
    write: values.write,
    plan: values.plan,
    reports: values.report.map(parseReport),
    json: values.json,
    ...(values.baseline === undefined ? {} : { baseline: values.baseline }),
    ...(values.rate === undefined ? {} : { rate: parsePositive('--rate', values.rate) }),
    concurrency: parsePositive('--concurrency', values.concurrency),
    timeoutMs: parsePositive('--timeout', values.timeout) * 1000,
  };
}

export function parseUrl(text: string | undefined): string {
  if (text === undefined) throw new Error('--url is missing.');
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`--url: "${text}" is not an http URL.`);
  return url.href.replace(/\/$/, '');
}

function parseStoreId(text: string): '10851' | '10852' {
  if (text !== '10851' && text !== '10852') throw new Error(`--store: "${text}" is neither 10851 nor 10852.`);
  return text;
}

function parsePositive(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`${option}: "${text}" is not a number above 0.`);
  return value;
}

export function parseReport(path: string): string {
  if (!/\.(html|xml|json|txt)$/.test(path))
    throw new Error(`--report: "${path}" ends in none of .html, .xml, .json, .txt.`);
  return path;
}

function parseOnly(values: string[] | undefined): OperationId[] | undefined {
  const operationIds = new Map<string, OperationId>(contractOperations().map(({ id }) => [id, id]));
  return values
    ?.flatMap((text) => text.split(','))
    .map((name) => {
      const id = operationIds.get(name);
      if (!id) throw new Error(`--only: the contract has no operation "${name}".`);
      return id;
    });
}

function parseMember(text: string): { logonId: string; password: string } {
  const separator = text.indexOf(':');
  if (separator < 1) throw new Error('CONTRACT_MEMBER: give E-MAIL:PASSWORD.');
  return { logonId: text.slice(0, separator), password: text.slice(separator + 1) };
}
