import type { Sandbox, SandboxResponse } from '../create-sandbox';
import { NoNetworkError } from '../scenarios/apply-effect';
import {
  asRequest,
  type CarriedRequest,
  carryRequest,
  deserializeResponse,
  type SerializedResponse,
  serializeResponse,
} from './carried';

/** Messages between tabs. */
type Message =
  | { kind: 'request'; id: string; request: CarriedRequest }
  | { kind: 'response'; id: string; response: SerializedResponse }
  /** A scenario cut the network. */
  | { kind: 'no-network'; id: string }
  /** The sender is the leader from now on; the other tabs resend their pending requests. */
  | { kind: 'leader' };

/** A request of this tab without a response yet. */
interface PendingRequest {
  request: CarriedRequest;
  resolve: (response: SandboxResponse) => void;
  reject: (error: unknown) => void;
}

type Responder = Pick<Sandbox, 'handle'>;

export interface SharedSandbox extends Responder {
  /** Same effect as closing the tab: another one becomes the leader. */
  leave: () => void;
}

/**
 * Shares one sandbox between all tabs of a browser. The tab that holds the lock with this name is the leader: it opens
 * the sandbox and handles the requests of all tabs. When it closes, the next tab opens the same data.
 */
export function shareSandbox(name: string, open: () => Promise<Responder>): SharedSandbox {
  const channel = new BroadcastChannel(name);
  const pending = new Map<string, PendingRequest>();
  /** Ids of requests from other tabs that this tab already handles. */
  const taken = new Set<string>();
  let own: Responder | undefined;
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const post = (message: Message) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'request') void handleRemoteRequest(data.id, data.request);
    else if (data.kind === 'leader') resendPending();
    else settle(data);
  };

  const gaveUp = new AbortController();
  navigator.locks
    .request(name, { signal: gaveUp.signal }, async () => {
      own = await open();
      post({ kind: 'leader' });
      for (const [id, { request, resolve, reject }] of pending) {
        pending.delete(id);
        handleLocally(own, request).then(resolve, reject);
      }
      await left;
      own = undefined;
    })
    .catch((error: unknown) => {
      if (!gaveUp.signal.aborted) for (const { reject } of pending.values()) reject(error);
    });

  function resendPending(): void {
    for (const [id, { request }] of pending) post({ kind: 'request', id, request });
  }

  async function handleRemoteRequest(id: string, request: CarriedRequest): Promise<void> {
    // The sender may have sent it before and after the leader message. Handle it once.
    if (!own || taken.has(id)) return;
    taken.add(id);
    try {
      post({ kind: 'response', id, response: await serializeResponse(await handleLocally(own, request)) });
    } catch {
      post({ kind: 'no-network', id });
    }
  }

  function settle(message: Extract<Message, { kind: 'response' | 'no-network' }>): void {
    const pendingRequest = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'response') pendingRequest?.resolve(deserializeResponse(message.response));
    else pendingRequest?.reject(new NoNetworkError());
  }

  return {
    handle: async (request, cookieHeader = '') => {
      if (own) return own.handle(request, cookieHeader);
      const carried = await carryRequest(request, cookieHeader);
      // This tab may have become the leader meanwhile, and a BroadcastChannel does not deliver to its own sender.
      if (own) return handleLocally(own, carried);
      return new Promise((resolve, reject) => {
        const id = crypto.randomUUID();
        pending.set(id, { request: carried, resolve, reject });
        post({ kind: 'request', id, request: carried });
      });
    },
    leave: () => {
      gaveUp.abort();
      leave();
      channel.close();
    },
  };
}

function handleLocally(sandbox: Responder, request: CarriedRequest): Promise<SandboxResponse> {
  return sandbox.handle(asRequest(request), request.cookieHeader);
}
