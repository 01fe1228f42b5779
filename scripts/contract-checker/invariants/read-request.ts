import { CookieStore } from '../http/cookie-store.ts';
import type { SentRequest } from '../http/exchange.ts';
import type { Exchange, Operation } from '../plugin.ts';
import { type ExpressionContext, evaluate } from './expression.ts';
import type { ReadBack } from './invariant.ts';

export function contextOf({ request, params, response }: Exchange): ExpressionContext {
  return { request, params, responseBody: response.body };
}

/** The call, by the same caller, that reads what the exchange wrote; undefined when a value for it is not there. */
export function readRequest(exchange: Exchange, read: ReadBack): SentRequest | undefined {
  const { contract } = exchange.operation;
  const operation = contract.operation(read.operation);
  const values = operation.parameters.map((parameter) => ({
    ...parameter,
    value: parameterValue(parameter, exchange, read),
  }));
  if (values.some(({ required, value }) => required && value === undefined)) return undefined;
  const query = new URLSearchParams();
  let path = operation.path;
  for (const name of contract.credentialNames.query) {
    const value = queryValue(exchange, name);
    if (value !== undefined) query.set(name, value);
  }
  for (const { name, in: source, value } of values) {
    if (value === undefined) continue;
    if (source === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return {
    method: operation.method.toUpperCase(),
    url: `${baseUrlOf(exchange)}${path}${search}`,
    headers: { accept: 'application/json', ...credentialsOf(exchange), ...cookiesAfter(exchange) },
  };
}

/** The value that `with` gives, or that of the request's parameter of the same name. */
function parameterValue(
  { name, in: source, required }: Operation['parameters'][number],
  exchange: Exchange,
  read: ReadBack,
): string | undefined {
  const given = read.with?.[`${source}.${name}`];
  if (given !== undefined) {
    const value = evaluate(given, contextOf(exchange));
    return value === undefined ? undefined : String(value);
  }
  if (source === 'path') return exchange.params[name];
  return required ? queryValue(exchange, name) : undefined;
}

function queryValue({ request }: Exchange, name: string): string | undefined {
  return new URL(request.url).searchParams.get(name) ?? undefined;
}

/** The base URL: what precedes the contract's path. */
export function baseUrlOf({
  request,
  operation,
}: {
  request: Pick<SentRequest, 'url'>;
  operation: Pick<Operation, 'path'>;
}): string {
  const { origin, pathname } = new URL(request.url);
  const extra = pathname.split('/').length - operation.path.split('/').length;
  return (
    origin +
    pathname
      .split('/')
      .slice(0, extra + 1)
      .join('/')
  );
}

/** The caller's headers, such as an API key. */
function credentialsOf({ operation: { contract }, request: { headers } }: Exchange): Record<string, string> {
  const own = contract.credentialNames.headers.filter((name) => name !== 'cookie');
  return Object.fromEntries(
    own.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** The caller's cookies after the call. */
function cookiesAfter({ request, response }: Exchange): Record<string, string> {
  const pairs = (request.headers.cookie ?? '').split('; ').filter((pair) => pair !== '');
  const store = new CookieStore(
    new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
  );
  store.update(response.headers);
  const cookie = store.header();
  return cookie === '' ? {} : { cookie };
}
