import KeyvRedis, { type RedisClientType } from '@keyv/redis';
import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import Keyv from 'keyv';
import { keyvStore, memoryStore, type ResponseStore, type StoredResponse } from './response-store';

/** How long a page waits for the store, in milliseconds: a call of the host takes longer. */
const PATIENCE_MS = 100;
/** After so many failures in a row the store is not asked for a while. */
const FAILURES = 3;
const PAUSE_MS = 5000;
/** After this time another server may fetch what one has begun to fetch, in milliseconds. */
const LOCK_MS = 5000;

export interface RedisStore extends ResponseStore {
  close: () => void;
}

/**
 * Responses in Redis or Valkey, shared by all servers. While it fails or is slow, those in the memory of this process: nothing
 * waits for it for long, and nothing fails.
 *
 * @param build of this server: another one may read responses in another way. What is purged is purged for all.
 */
export function redisStore(url: string, build: string): RedisStore {
  const adapters = [`responses ${build}`, 'purges'].map(
    (namespace) =>
      new KeyvRedis(
        {
          url,
          // What cannot be sent is not kept for later.
          disableOfflineQueue: true,
          commandsQueueMaxLength: 1000,
          pingInterval: 1000,
          socket: { connectTimeout: 1000, socketTimeout: 3000, reconnectStrategy: PAUSE_MS / 5 },
        },
        { namespace, throwOnErrors: true, throwOnConnectError: true, connectionTimeout: 1000 },
      ),
  );
  const [responses, purges] = adapters.map((adapter) => {
    const keyv = new Keyv(adapter, { throwOnErrors: true, namespace: adapter.namespace });
    // They are handled where they are thrown.
    keyv.on('error', () => {});
    return keyv;
  }) as [Keyv<StoredResponse>, Keyv<number>];
  const client = adapters[0]?.client as RedisClientType;
  const lock = async (key: string) =>
    (await client.set(`lock ${build}::${key}`, '1', {
      condition: 'NX',
      expiration: { type: 'PX', value: LOCK_MS },
    })) !== null;
  return {
    ...withFallback(keyvStore(responses, purges, lock), memoryStore()),
    close: () => {
      for (const { client: opened } of adapters) if (opened.isOpen) (opened as RedisClientType).destroy();
    },
  };
}

/** Reads from the store, else from memory; writes to both. */
function withFallback(store: ResponseStore, memory: ResponseStore): ResponseStore {
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
    timeout(PATIENCE_MS, TimeoutStrategy.Aggressive),
  );
  const orElse = <Result>(ask: () => Promise<Result>, fallback: () => Promise<Result>): Promise<Result> =>
    policy.execute(ask).catch(fallback);
  return {
    get: (key) =>
      orElse(
        () => store.get(key),
        () => memory.get(key),
      ),
    lastPurge: async (tags) => {
      const inMemory = await memory.lastPurge(tags);
      return orElse(
        async () => Math.max(inMemory, await store.lastPurge(tags)),
        async () => inMemory,
      );
    },
    set: async (key, response) => {
      await memory.set(key, response);
      await orElse(
        () => store.set(key, response),
        async () => {},
      );
    },
    purge: async (tags, at) => {
      await memory.purge(tags, at);
      await orElse(
        () => store.purge(tags, at),
        async () => {},
      );
    },
    lock: (key) =>
      orElse(
        () => store.lock(key),
        async () => true,
      ),
  };
}
