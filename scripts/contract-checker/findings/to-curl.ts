import type { SentRequest } from '../http/exchange.ts';

/** The request as a shell command. Placeholders such as `$CONTRACT_COOKIE` are filled from the environment. */
export function toCurl({ method, url, headers, body }: SentRequest): string {
  const options = [
    'curl --include',
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoteHeader(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
    quote(url),
  ];
  return options.join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function quoteHeader(text: string): string {
  return text.includes('$CONTRACT_') ? `"${text}"` : quote(text);
}
