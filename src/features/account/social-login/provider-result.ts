/** Parameters that a provider's page returns to the store (RFC 6749 §4.1.2). */
export interface ProviderResult {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
}

/** Between the windows of this site. It works although the provider's pages are isolated from the window that opened them. */
const CHANNEL = 'social-login';

/** Reads the result from the return URL; undefined when there is none. */
export function readProviderResult(query: URLSearchParams): ProviderResult | undefined {
  const state = query.get('state');
  if (!state) return undefined;
  return { state, code: query.get('code') ?? undefined, error: query.get('error') ?? undefined };
}

/** Sends the result to the window that waits for it. */
export function sendProviderResult(result: ProviderResult): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(result);
  channel.close();
}

/** Waits for the result of an authorization, until `signal` ends it. */
export function receiveProviderResult(state: string, signal: AbortSignal): Promise<ProviderResult> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CHANNEL);
    signal.addEventListener('abort', () => {
      channel.close();
      reject(signal.reason);
    });
    channel.onmessage = ({ data }: MessageEvent<ProviderResult>) => {
      if (data.state !== state) return;
      channel.close();
      resolve(data);
    };
  });
}
