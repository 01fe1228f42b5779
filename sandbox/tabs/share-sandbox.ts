import type { Sandbox } from '../create-sandbox';
import type { CookieToSet } from '../http/cookies';
import type { SandboxResponse } from '../run-operation';
import { NoNetworkError } from '../scenarios/apply-effect';

/** Messages between tabs. */
type Message =
  | { kind: 'request'; id: string; request: SerializedRequest }
  | { kind: 'response'; id: string; response: SerializedResponse }
  /** A scenario cut the network. */
  | { kind: 'no-network'; id: string }
  /** The sender is the leader from now on; the other tabs resend their pending requests. */
  | { kind: 'leader' };

/** A request of this tab without a response yet. */
interface PendingRequest {
  request: SerializedRequest;
  resolve: (response: SandboxResponse) => void;
  reject: (error: unknown) => void;
}

type Responder = Pick<Sandbox, 'handle'>;

export interface SharedSandbox extends Responder {
  /** Acts like closing the tab: another one becomes the leader. */
  close: () => void;
}

/**
 * Shares one sandbox between all tabs of a browser. The tab that holds the lock with this name is the leader: it opens
 * the sandbox and handles the requests of all tabs. When it closes, the next tab opens the same data.
 */
export function shareSandbox(name: string, open: () => Promise<Responder>): SharedSandbox {
  const channel = new BroadcastChannel(name);
  const pending = new Map<string, PendingRequest>();
  /** Ids of requests from other tabs that this tab already handles. */
  const handledIds = new Set<string>();
  let localSandbox: Responder | undefined;
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const post = (message: Message) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'request') void handleRemoteRequest(data.id, data.request);
    else if (data.kind === 'leader') resendPending();
    else settlePending(data);
  };

  const lockAbort = new AbortController();
  navigator.locks
    .request(name, { signal: lockAbort.signal }, async () => {
      localSandbox = await open();
      post({ kind: 'leader' });
      for (const [id, { request, resolve, reject }] of pending) {
        pending.delete(id);
        handleLocally(localSandbox, request).then(resolve, reject);
      }
      await closed;
      localSandbox = undefined;
    })
    .catch((error: unknown) => {
      if (!lockAbort.signal.aborted) for (const { reject } of pending.values()) reject(error);
    });

  function resendPending(): void {
    for (const [id, { request }] of pending) post({ kind: 'request', id, request });
  }

  async function handleRemoteRequest(id: string, request: SerializedRequest): Promise<void> {
    // The sender may have sent it before and after the leader message. Handle it once.
    if (!localSandbox || handledIds.has(id)) return;
    handledIds.add(id);
    try {
      post({
        kind: 'response',
        id,
        response: await serializeResponse(await handleLocally(localSandbox, request)),
      });
    } catch {
      post({ kind: 'no-network', id });
    }
  }

  function settlePending(message: Extract<Message, { kind: 'response' | 'no-network' }>): void {
    const pendingRequest = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'response') pendingRequest?.resolve(deserializeResponse(message.response));
    else pendingRequest?.reject(new NoNetworkError());
  }

  return {
    handle: async (request, cookieHeader = '') => {
      if (localSandbox) return localSandbox.handle(request, cookieHeader);
      const serialized = await serializeRequest(request, cookieHeader);
      // This tab may have become the leader meanwhile, and a BroadcastChannel does not deliver to its sender.
      if (localSandbox) return handleLocally(localSandbox, serialized);
      return new Promise((resolve, reject) => {
        const id = crypto.randomUUID();
        pending.set(id, { request: serialized, resolve, reject });
        post({ kind: 'request', id, request: serialized });
      });
    },
    close: () => {
      lockAbort.abort();
      close();
      channel.close();
    },
  };
}

function handleLocally(sandbox: Responder, request: SerializedRequest): Promise<SandboxResponse> {
  return sandbox.handle(deserializeRequest(request), request.cookieHeader);
}

/** A request that can be posted to another tab. */
interface SerializedRequest {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
  cookieHeader: string;
}

/** A response that can be posted to another tab. */
interface SerializedResponse {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
  cookies: CookieToSet[];
}

/** `new Response` throws for these statuses when there is a body, even an empty one. */
const NULL_BODY_STATUSES = new Set([204, 205, 304]);

async function serializeRequest(request: Request, cookieHeader: string): Promise<SerializedRequest> {
  const { url, method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : undefined;
  return { url, method, headers: [...request.headers], body, cookieHeader };
}

function deserializeRequest({ url, method, headers, body }: SerializedRequest): Request {
  return new Request(url, { method, headers, body: body ?? null });
}

async function serializeResponse({ response, cookies }: SandboxResponse): Promise<SerializedResponse> {
  const { status, headers } = response;
  const body = NULL_BODY_STATUSES.has(status) ? undefined : await response.arrayBuffer();
  return { status, headers: [...headers], body, cookies };
}

function deserializeResponse({ status, headers, body, cookies }: SerializedResponse): SandboxResponse {
  return { response: new Response(body ?? null, { status, headers }), cookies };
}
