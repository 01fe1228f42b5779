import { expect, it } from 'vitest';
import { WriteBehindQueue } from './write-behind-queue';

/** Creates a task that ends on `release`. */
function deferredTask(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = async () => {
    log.push(`${name} starts`);
    await promise;
    log.push(`${name} ends`);
  };
  return { task, release: resolve };
}

it('runs one task after the other', async () => {
  const log: string[] = [];
  const queue = new WriteBehindQueue();
  const first = deferredTask('first', log);
  const second = deferredTask('second', log);
  queue.add(first.task);
  queue.add(second.task);
  second.release();
  expect(log).toEqual(['first starts']);
  first.release();
  await queue.settled();
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

it('retries a failed task before the next one', async () => {
  const log: string[] = [];
  let full = true;
  const queue = new WriteBehindQueue();
  queue.add(async () => {
    log.push(full ? 'rejected' : 'stored');
    if (full) throw new Error('No room');
  });
  await expect(queue.settled()).rejects.toThrow('No room');
  expect(new Set(log)).toEqual(new Set(['rejected']));
  full = false;
  log.length = 0;
  queue.add(async () => {
    log.push('next');
  });
  await queue.settled();
  expect(log).toEqual(['stored', 'next']);
});
