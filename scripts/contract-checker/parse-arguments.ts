import { parseArgs } from 'node:util';
import { contractOperations, type OperationId } from '@sandbox/contract/operations';
import { LOCAL_NAMES } from '@/lib/http/local-names';
import { detailsOf } from './model/operation-details.ts';

export const usage = `Checks a live host against the contract, in depth.

npm run contract -- check --url URL [options]

  --url URL                 the host, such as https://www.example.com
  --store 10851 | 10852     the US store (default) or the Canadian one
  --only NAME[,NAME]        only these operations, and what they need
  --service NAME[,NAME]     only the operations of these services, such as cart (a tag of the contract)
  --header 'NAME: VALUE'    send this header with every request, such as a gateway's key; may be repeated
  --write                   also make calls that change something, as shoppers that the run creates. Without it the run
                            only reads
  --plan                    print every call of the run, and make none
  --report FILE             write a report; .html, .xml (JUnit), .sarif, .json or .txt; may be repeated
  --json                    print the report as JSON
  --baseline FILE           accept the findings listed there, one ID a line
  --max-skipped N           exit code 3 when more than N operations were skipped
  --rate N                  at most N requests a second (default 50; on this machine as fast as it can)
  --concurrency N           at most N requests at a time (default 8)
  --timeout SECONDS         how long a response may take (default 30)

On GitHub (GITHUB_ACTIONS), findings are annotations, too.

A user and a password in the URL are sent as basic authentication. HTTPS_PROXY, HTTP_PROXY and NO_PROXY name a proxy, with
NODE_USE_ENV_PROXY=1; NODE_EXTRA_CA_CERTS names the certificate of an issuer of your own.

CONTRACT_MEMBER=E-MAIL:PASSWORD in the environment is an account for reading what only a member may read. It is not changed.

Exit code: 0 when everything that was checked fits, 1 with a finding that is not in the baseline, 2 for wrong options, 3 when
the host is not reachable or is not this API, operations could not be checked, or too many were skipped.
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
  maxSkipped?: number;
  /** Sent with every request; names in lower case. */
  headers: Record<string, string>;
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
      service: { type: 'string', multiple: true },
      tag: { type: 'string', multiple: true },
      header: { type: 'string', multiple: true, default: [] },
      'max-skipped': { type: 'string' },
      rate: { type: 'string' },
      concurrency: { type: 'string', default: '8' },
      timeout: { type: 'string', default: '30' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const only = parseOnly(values.only, [...(values.service ?? []), ...(values.tag ?? [])]);
  const { CONTRACT_MEMBER } = environment;
  const { url, authorization } = withoutCredentials(parseUrl(values.url));
  const maxSkipped = values['max-skipped'];
  const rate = values.rate === undefined ? politeRate(url) : parsePositive('--rate', values.rate);
  return {
    url,
    headers: { ...(authorization ? { authorization } : {}), ...parseHeaders(values.header) },
    ...(maxSkipped === undefined ? {} : { maxSkipped: parseCount('--max-skipped', maxSkipped) }),
    storeId: parseStoreId(values.store),
    ...(only ? { only } : {}),
    ...(CONTRACT_MEMBER ? { member: parseMember(CONTRACT_MEMBER) } : {}),
    write: values.write,
    plan: values.plan,
    reports: values.report.map(parseReport),
    json: values.json,
    ...(values.baseline === undefined ? {} : { baseline: values.baseline }),
    ...(rate === undefined ? {} : { rate }),
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
  if (!/\.(html|xml|sarif|json|txt)$/.test(path))
    throw new Error(`--report: "${path}" ends in none of .html, .xml, .sarif, .json, .txt.`);
  return path;
}

function parseCount(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option}: "${text}" is not a count.`);
  return Number(text);
}

/** Requests a second to a host that others use, too. */
const POLITE_RATE = 50;

function politeRate(url: string): number | undefined {
  return LOCAL_NAMES.has(new URL(url).hostname) ? undefined : POLITE_RATE;
}

/** A password must be in no report, and `fetch` rejects it in a URL. */
function withoutCredentials(href: string): { url: string; authorization?: string } {
  const url = new URL(href);
  const { username, password } = url;
  if (username === '' && password === '') return { url: href };
  url.username = '';
  url.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url: url.href.replace(/\/$/, ''),
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}

function parseHeaders(lines: string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new Error(`--header: "${line}" is not NAME: VALUE.`);
      return [name.toLowerCase(), value];
    }),
  );
}

/** The operations by their names and by the tags of the contract; undefined for all. */
function parseOnly(names: string[] | undefined, tags: string[]): OperationId[] | undefined {
  if (names === undefined && tags.length === 0) return undefined;
  const operations = contractOperations();
  const byName = new Map<string, OperationId>(operations.map(({ id }) => [id, id]));
  const named = (names ?? []).flatMap(split).map((name) => {
    const id = byName.get(name);
    if (!id) throw new Error(`--only: the contract has no operation "${name}".`);
    return id;
  });
  const tagged = tags.flatMap(split).flatMap((tag) => {
    const found = operations.filter((operation) => detailsOf(operation).tags.includes(tag));
    if (found.length === 0) throw new Error(`--service: the contract has no service "${tag}".`);
    return found.map(({ id }) => id);
  });
  return [...new Set([...named, ...tagged])];
}

function split(text: string): string[] {
  return text.split(',');
}

function parseMember(text: string): { logonId: string; password: string } {
  const separator = text.indexOf(':');
  if (separator < 1) throw new Error('CONTRACT_MEMBER: give E-MAIL:PASSWORD.');
  return { logonId: text.slice(0, separator), password: text.slice(separator + 1) };
}
