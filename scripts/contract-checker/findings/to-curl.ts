import type { SentRequest } from '../http/exchange.ts';
import { variableOf } from './redact-request.ts';

/** The request as a shell command, after lines that set its variables, such as `$CONTRACT_COOKIE`. */
export function toCurl({ method, url, headers, body }: SentRequest, preparation: string[] = []): string {
  const options = [
    'curl --include',
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoteHeader(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
    quote(url),
  ];
  return [...preparation, options.join(' ')].join('\n');
}

/** Lines that end with a message unless the variables of these headers are set. */
export function shellAsking(headers: string[]): string[] {
  return headers.map(
    (name) => `: "\${${variableOf(name).slice(1)}:?set it to the value of the header ${name}}"`,
  );
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function quoteHeader(text: string): string {
  return text.includes('$CONTRACT_') ? `"${text}"` : quote(text);
}
