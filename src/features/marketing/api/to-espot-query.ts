import type { EspotResponse } from '@generated/marketing/model/espotResponse';
import { espotText } from '@/domain/marketing/espot-text';
import type { CallOptions } from '@/lib/http/call-api';
import type { Query } from '@/lib/queries/query';

/** Milliseconds. Later content would surprise a shopper who reads the page. */
const TIMEOUT_MS = 5000;

/** One espot request: the generated cache key and the generated function. */
export interface EspotCall {
  key: readonly unknown[];
  request: (options: CallOptions) => Promise<EspotResponse>;
}

/** Returns the query that fetches an espot's text and sanitizes it. */
export function toEspotQuery({ key, request }: EspotCall): Query<string> {
  return {
    // Uses a separate cache key, because the data differs from the raw response.
    key: [...key, 'html'],
    fetch: async (options) => {
      const text = espotText(await request({ timeoutMs: TIMEOUT_MS, ...options }));
      if (text === '') return '';
      // Loaded only when there is HTML to sanitize.
      const { sanitizeHtml } = await import('../sanitize/sanitize-html');
      return sanitizeHtml(text);
    },
  };
}
