import type { EspotAnswer } from '@generated/marketing/model/espotAnswer';
import { espotText } from '@/domain/marketing/espot-text';
import type { CallOptions } from '@/platform/http/call-platform';
import type { Read } from '@/platform/reads/read';

/** Longest wait for a spot, in milliseconds: no page is held up by its advertising. */
const PATIENCE_MS = 1500;

/** One call for a spot: the generated cache key and the generated function. */
export interface EspotCall {
  key: readonly unknown[];
  ask: (options: CallOptions) => Promise<EspotAnswer>;
}

/** Reads a spot's text and cleans it. */
export function readOf({ key, ask }: EspotCall): Read<string> {
  return {
    // The answer is not what the call gave, so it has a key of its own.
    key: [...key, 'html'],
    fetch: async (options) => {
      const text = espotText(await ask({ timeoutMs: PATIENCE_MS, ...options }));
      if (text === '') return '';
      // Only where there is something to clean.
      const { cleanHtml } = await import('../cleaning/clean-html');
      return cleanHtml(text);
    },
  };
}
