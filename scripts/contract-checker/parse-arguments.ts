import { parseArgs } from 'node:util';
import type { ContractFiles } from './model/load.ts';
import type { Contract, PluginOption } from './plugin.ts';

export const usage = `Checks a live host against its contract, in depth.

contract-checker check --url URL [options]

  --url URL                 the host, such as https://www.example.com
  --contract FILE           the description of the API: OpenAPI 3.0 or 3.1, JSON or YAML
  --plugin FILE             what the checker must know beside it: callers, values, invariants, workflows
  --only NAME[,NAME]        only these operations, and what they need
  --service NAME[,NAME]     only the operations of these services, by their tags in the contract
  --header 'NAME: VALUE'    send this header with every request, such as a gateway's key; may be repeated
  --write                   also make calls that change something, as clients that the run creates. Without it the run
                            only reads
  --plan                    print every call of the run, and make none
  --report FILE             write a report; .html, .xml (JUnit), .sarif, .json or .txt; may be repeated
  --json                    print the report as JSON
  --baseline FILE           accept the findings listed there, one ID a line
  --generated N             generated requests for each operation (default 20; 0 for none)
  --seed N                  of what is generated; the report has it, and the same one makes the same requests
  --max-skipped N           exit code 3 when more than N operations were skipped
  --rate N                  at most N requests a second (default 50; on this machine as fast as it can)
  --concurrency N           at most N requests at a time (default 8)
  --timeout SECONDS         how long a response may take (default 30)

On GitHub (GITHUB_ACTIONS), findings are annotations, too.

A user and a password in the URL are sent as basic authentication. HTTPS_PROXY, HTTP_PROXY and NO_PROXY name a proxy, with
NODE_USE_ENV_PROXY=1; NODE_EXTRA_CA_CERTS names the certificate of an issuer of your own.

Exit code: 0 when everything that was checked fits, 1 with a finding that is not in the baseline, 2 for wrong options, 3 when
the host is not reachable or is not this API, operations could not be checked, or too many were skipped.
`;

export interface CheckArguments {
  url: string;
  settings: Record<string, string>;
  only?: string[];
  generated: number;
  seed: number;
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
export function parseArguments(
  args: string[],
  contract: Contract,
  environment: NodeJS.ProcessEnv = process.env,
): CheckArguments | 'help' {
  const own = contract.plugin.options ?? {};
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      contract: { type: 'string' },
      plugin: { type: 'string' },
      generated: { type: 'string', default: '20' },
      seed: { type: 'string' },
      ...commandLineOptions(own),
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
  const only = parseOnly(contract, values.only, [...(values.service ?? []), ...(values.tag ?? [])]);
  const { url, authorization } = withoutCredentials(parseUrl(values.url));
  const maxSkipped = values['max-skipped'];
  const rate = values.rate === undefined ? politeRate(url) : parsePositive('--rate', values.rate);
  return {
    url,
    headers: { ...(authorization ? { authorization } : {}), ...parseHeaders(values.header) },
    ...(maxSkipped === undefined ? {} : { maxSkipped: parseCount('--max-skipped', maxSkipped) }),
    settings: parseSettings(own, { ...values, ...secretsOf(own, environment) }),
    generated: parseCount('--generated', values.generated),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : parseCount('--seed', values.seed),
    ...(only ? { only } : {}),
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
  if (url.search !== '' || url.hash !== '')
    throw new Error(`--url: leave out what follows the path of "${url.origin}${url.pathname}".`);
  return url.href.replace(/\/$/, '');
}

function commandLineOptions(options: Record<string, PluginOption>): Record<string, { type: 'string' }> {
  const own = Object.entries(options).filter(([, { variable }]) => variable === undefined);
  return Object.fromEntries(own.map(([name]) => [name, { type: 'string' as const }]));
}

function secretsOf(
  options: Record<string, PluginOption>,
  environment: NodeJS.ProcessEnv,
): Record<string, unknown> {
  const own = Object.entries(options).filter(([, { variable }]) => variable !== undefined);
  return Object.fromEntries(own.map(([name, { variable = '' }]) => [name, environment[variable]]));
}

function parseSettings(
  options: Record<string, PluginOption>,
  given: Record<string, unknown>,
): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [name, { default: usual, values, pattern, variable, help }] of Object.entries(options)) {
    const value = given[name] ?? usual;
    if (typeof value !== 'string') continue;
    if (values?.includes(value) === false)
      throw new Error(`--${name}: "${value}" is not ${values.join(' or ')}.`);
    if (pattern?.test(value) === false) throw new Error(`${variable ?? `--${name}`}: give ${help}.`);
    settings[name] = value;
  }
  return settings;
}

/**
 * The files that a command line names, or else the default ones.
 *
 * @throws Error with a readable message when there is no description.
 */
export function contractFiles(args: string[], defaults: Partial<ContractFiles>): ContractFiles {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, strict: false, options: { contract: text, plugin: text } });
  // Another description has nothing to do with the plug-in of the usual one.
  const { contract = defaults.contract, plugin = values.contract ? undefined : defaults.plugin } = values;
  if (typeof contract !== 'string') throw new Error('--contract is missing.');
  return { contract, plugin: typeof plugin === 'string' ? plugin : undefined };
}

/** What the usage of a command says about the options of a plug-in. */
export function optionLines({ plugin: { options = {} } }: Contract): string {
  return Object.entries(options)
    .map(([name, { values = ['VALUE'], variable, help }]) => {
      const shown = variable === undefined ? `--${name} ${values.join(' | ')}` : `(${variable})`;
      return `  ${shown.padEnd(25)} ${help}\n`;
    })
    .join('');
}

/** The settings that a report may have. */
export function publicSettings(
  { plugin: { options = {} } }: Contract,
  settings: Record<string, string>,
): Record<string, string> {
  const own = Object.entries(settings).filter(([name]) => options[name]?.variable === undefined);
  return Object.fromEntries(own);
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

/** Names of this machine, as URLs have them. */
const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

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
function parseOnly(
  { operations }: Contract,
  names: string[] | undefined,
  tags: string[],
): string[] | undefined {
  if (names === undefined && tags.length === 0) return undefined;
  const byName = new Map(operations.map(({ id }) => [id, id]));
  const named = (names ?? []).flatMap(split).map((name) => {
    const id = byName.get(name);
    if (!id) throw new Error(`--only: the contract has no operation "${name}".`);
    return id;
  });
  const tagged = tags.flatMap(split).flatMap((tag) => {
    const found = operations.filter((operation) => operation.tags.includes(tag));
    if (found.length === 0) throw new Error(`--service: the contract has no service "${tag}".`);
    return found.map(({ id }) => id);
  });
  return [...new Set([...named, ...tagged])];
}

function split(text: string): string[] {
  return text.split(',');
}
