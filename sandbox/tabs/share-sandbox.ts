import type { Sandbox, SandboxAnswer } from '../create-sandbox';
import { NoNetworkError } from '../scenarios/apply-effect';
import {
  asAnswer,
  asRequest,
  type CarriedAnswer,
  type CarriedRequest,
  carryAnswer,
  carryRequest,
} from './carried';

/** What tabs tell each other. */
type Message =
  | { kind: 'request'; id: string; request: CarriedRequest }
  | { kind: 'answer'; id: string; answer: CarriedAnswer }
  /** A scenario cut the network. */
  | { kind: 'no-network'; id: string }
  /** The tab that sends it answers from now on; what was asked of another before has to be asked again. */
  | { kind: 'answering' };

/** A request that this tab waits for. */
interface Waiting {
  request: CarriedRequest;
  resolve: (answer: SandboxAnswer) => void;
  reject: (error: unknown) => void;
}

type Answering = Pick<Sandbox, 'answer'>;

export interface SharedSandbox extends Answering {
  /** As closing the tab does: another one answers from then on. */
  leave: () => void;
}

/**
 * One sandbox for all tabs of a browser: the tab that holds the lock of this name opens it and answers for all, the
 * others send it their requests. When that tab is closed the next one opens the same data.
 */
export function shareSandbox(name: string, open: () => Promise<Answering>): SharedSandbox {
  const channel = new BroadcastChannel(name);
  const waiting = new Map<string, Waiting>();
  /** Ids of the others' requests that this tab has taken on. */
  const taken = new Set<string>();
  let own: Answering | undefined;
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const tell = (message: Message) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'request') void answerOther(data.id, data.request);
    else if (data.kind === 'answering') askAgain();
    else settle(data);
  };

  const gaveUp = new AbortController();
  navigator.locks
    .request(name, { signal: gaveUp.signal }, async () => {
      own = await open();
      tell({ kind: 'answering' });
      for (const [id, { request, resolve, reject }] of waiting) {
        waiting.delete(id);
        answerOwn(own, request).then(resolve, reject);
      }
      await left;
      own = undefined;
    })
    .catch((error: unknown) => {
      if (!gaveUp.signal.aborted) for (const { reject } of waiting.values()) reject(error);
    });

  function askAgain(): void {
    for (const [id, { request }] of waiting) tell({ kind: 'request', id, request });
  }

  async function answerOther(id: string, request: CarriedRequest): Promise<void> {
    // Asked before it heard who answers, and again after it did: that is one request.
    if (!own || taken.has(id)) return;
    taken.add(id);
    try {
      tell({ kind: 'answer', id, answer: await carryAnswer(await answerOwn(own, request)) });
    } catch {
      tell({ kind: 'no-network', id });
    }
  }

  function settle(message: Extract<Message, { kind: 'answer' | 'no-network' }>): void {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(asAnswer(message.answer));
    else asked?.reject(new NoNetworkError());
  }

  return {
    answer: async (request, cookieHeader = '') => {
      if (own) return own.answer(request, cookieHeader);
      const carried = await carryRequest(request, cookieHeader);
      // The lock may have come meanwhile, and a tab does not hear what it tells.
      if (own) return answerOwn(own, carried);
      return new Promise((resolve, reject) => {
        const id = crypto.randomUUID();
        waiting.set(id, { request: carried, resolve, reject });
        tell({ kind: 'request', id, request: carried });
      });
    },
    leave: () => {
      gaveUp.abort();
      leave();
      channel.close();
    },
  };
}

function answerOwn(sandbox: Answering, request: CarriedRequest): Promise<SandboxAnswer> {
  return sandbox.answer(asRequest(request), request.cookieHeader);
}
