import { contractOperations, type Operation } from '@sandbox/contract/operations';
import { createRandom, type SeededRandom } from '@sandbox/seed/random';
import { pages } from '@/app/pages';

/** A request that is large or repetitive, and the same one without what makes it so. */
export interface AbuseRequest {
  kind: string;
  plain: PlainRequest;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface PlainRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Number of parts, and the length of each. */
const SHAPES = [
  [1, 3900],
  [3, 2500],
  [10, 700],
  [60, 100],
  [100, 60],
  [190, 30],
  [1000, 5],
  [2500, 1],
] as const;

/** Texts to repeat. Some grow when they are encoded, escaped or decoded; some may be tried in many ways. */
const TEXTS = [
  'a',
  '%27',
  '%22',
  '%3C',
  '%2F',
  '%5C',
  '%C3%A9',
  '%F0%9F%91%93',
  '+',
  '.',
  '-',
  '0',
  '{',
  '%0A',
  '%25',
];

/** Parameters that pages read, and others. */
const PARAMETERS = [
  'q',
  'facet',
  'sort',
  'page',
  'minPrice',
  'maxPrice',
  'sku[]',
  'view',
  'redirectPath',
  'nextStepUrl',
  'URL',
  'errorViewName',
  'storeId',
  'langId',
  'storeNumber',
  'storeName',
  'store',
  'location',
  'service',
  'orderId',
  'encOrderMemberId',
  'item',
  'change',
  'ref',
  'selectedPerkCode',
  'tah',
  'scenario',
  'code',
  'state',
  'error',
  'confirmationNumber',
  'cid',
  'x',
  '',
];

const COOKIES = [
  'store_locale',
  'prescription',
  'ria_0',
  'ria_1',
  'ria_store',
  'ria_disabled',
  'sandbox_scenario',
  'signed_out',
  'WC_USERACTIVITY_7001',
  'style',
  'x',
];

const HEADERS = [
  'accept-language',
  'accept-encoding',
  'accept',
  'if-none-match',
  'range',
  'user-agent',
  'referer',
  'purpose',
  'content-type',
  'forwarded',
  'x-forwarded-for',
  'wctoken',
];

const FORM = 'application/x-www-form-urlencoded';

type Random = SeededRandom;

/** Requests of every kind to every route: pages, files, calls of the API. The same ones for the same seed. */
export function abuseRequests(count: number, seed: number): AbuseRequest[] {
  const random = createRandom(`abuse ${seed}`);
  const routes = plainRequests();
  return Array.from({ length: count }, (_, index) => {
    const plain = routes[index % routes.length] as PlainRequest;
    const kinds =
      plain.method === 'GET' ? [inQuery, inQuery, inPath, inCookies, inHeaders] : [inBody, inBody, inQuery];
    return random.pick(kinds)(plain, random);
  });
}

/** Every route once, with values that exist where that is easy. */
function plainRequests(): PlainRequest[] {
  const paths = pages.map(({ path }) =>
    path.replace('/*', '').replace(':locale', 'lc-us').replace(':country', 'lc-us').replace(/:\w+/, '8929'),
  );
  const others = [
    '/',
    '/no/such/page',
    '/_build/none.js',
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/sandbox/',
  ];
  return [
    ...[...paths, ...others].map((path) => ({ method: 'GET', path })),
    ...contractOperations().map(plainCall),
  ];
}

function plainCall({ path, method, body, parameters }: Operation): PlainRequest {
  const query = parameters
    .filter((each) => each.in === 'query' && each.required)
    .map(({ name }) => `${name}=1`);
  const plain = {
    method: method.toUpperCase(),
    path: `${path.replace('{storeId}', '10851').replace(/\{.*?\}/g, '1')}?${query.join('&')}`,
  };
  const [contentType] = body?.contentTypes ?? [];
  if (!contentType) return plain;
  return { ...plain, headers: { 'content-type': contentType }, body: contentType === FORM ? 'a=1' : '{}' };
}

function inQuery(plain: PlainRequest, random: Random): AbuseRequest {
  const shape = random.pick(SHAPES);
  const name = random.pick(PARAMETERS);
  const text = random.pick(TEXTS);
  const prefix = name === 'facet' ? random.pick(['x:', 'FRAME_SHAPE:', 'RIM_TYPE:', 'PRICE:']) : '';
  const isNumbered = random.pick([true, false]);
  const repeated = parts(shape, text, (value, index) =>
    isNumbered
      ? `${name}${name === 'facet' ? '' : index}=${prefix}${index}${value}`
      : `${name}=${prefix}${value}`,
  );
  const separator = plain.path.includes('?') ? '&' : '?';
  return {
    kind: `${shape.join(' × ')} of ${text} in ${isNumbered ? 'numbered ' : ''}${name || 'nameless'} parameters`,
    plain,
    path: plain.path + separator + repeated.join('&'),
  };
}

function inPath(plain: PlainRequest, random: Random): AbuseRequest {
  const shape = random.pick(SHAPES);
  const text = random.pick(TEXTS);
  const [path = '', query = ''] = plain.path.split('?', 2);
  const tail = random.pick(['', '%0Ax', 'x', '/', '%']);
  return {
    kind: `${shape.join(' × ')} of ${text} in the path, then "${tail}"`,
    plain,
    path: `${path}/${parts(shape, text, (value) => value).join('/')}${tail}${query ? `?${query}` : ''}`,
  };
}

function inCookies(plain: PlainRequest, random: Random): AbuseRequest {
  const shape = random.pick(SHAPES);
  const text = random.pick(TEXTS);
  const name = random.pick(COOKIES);
  const cookie = parts(shape, text, (value, index) => `${name}${random.pick(['', '', index])}=${value}`).join(
    '; ',
  );
  return {
    kind: `${shape.join(' × ')} of ${text} in cookies ${name}`,
    plain,
    path: plain.path,
    headers: { cookie },
  };
}

function inHeaders(plain: PlainRequest, random: Random): AbuseRequest {
  const shape = random.pick(SHAPES);
  const name = random.pick(HEADERS);
  const text = random.pick(['a', ';', '"', ' ', '*', 'q=0.1', '-', 'W/']);
  const separator = random.pick([',', ';', ' ', ', ', ';q=0.5,']);
  const value = parts(shape, text, (part) => part)
    .join(separator)
    .trim();
  return {
    kind: `${shape.join(' × ')} of ${text} in ${name}`,
    plain,
    path: plain.path,
    headers: { [name]: value },
  };
}

function inBody(plain: PlainRequest, random: Random): AbuseRequest {
  const [count, length] = random.pick(SHAPES);
  const shape = [count * random.pick([1, 10, 40]), length] as const;
  const text = random.pick(['a', '%27', '"', '[', '{', '\\', ' ', '9']);
  const body =
    plain.headers?.['content-type'] === FORM
      ? parts(shape, text, (value, index) => `${random.pick(['', index])}a=${value}`).join('&')
      : jsonBody(shape, text, random);
  return {
    kind: `${shape.join(' × ')} of ${text} in the body`,
    plain,
    path: plain.path,
    headers: { 'content-type': 'application/json', ...plain.headers },
    body,
  };
}

function jsonBody([count, length]: readonly [number, number], text: string, random: Random): string {
  const values = parts([count, length], text, (value, index) => [`a${index}`, value] as const);
  return random.pick([
    () => '['.repeat(count * 10),
    () => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`,
    () => JSON.stringify(Object.fromEntries(values)),
    () => JSON.stringify({ x: values }),
  ])();
}

/** Parts of a shape, cut where all of them would take more than half a megabyte. */
function parts<Part>(
  [count, length]: readonly [number, number],
  text: string,
  toPart: (value: string, index: number) => Part,
): Part[] {
  const value = text.repeat(Math.ceil(length / text.length));
  const fitting = Math.min(count, Math.ceil(500_000 / value.length));
  return Array.from({ length: fitting }, (_, index) => toPart(value, index));
}
