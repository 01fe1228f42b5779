import { ADVISOR_QUEUE_KEY } from '@/lib/advisor/queue-key';
import { storageValue } from '@/lib/storage/storage-value';
import { enqueue, QUEUE_LIFETIME_MS, type QueuedAction, readQueue } from './queued-actions';

/** Actions that wait for a sign-in. Of this tab. */
const queue = storageValue<readonly QueuedAction[]>({
  area: 'session',
  key: ADVISOR_QUEUE_KEY,
  lifetimeMilliseconds: QUEUE_LIFETIME_MS,
  validate: readQueue,
});

/** Saves the profile after the sign-in, in the advisor. */
export function queueSave(): void {
  queue.write(enqueue(enqueue(queue.read() ?? [], 'open'), 'save-profile'));
}

/** Returns whether an action has been waiting for less than 30 minutes. */
export function isQueued(): boolean {
  return queue.read() !== undefined;
}

/** Returns the waiting actions and clears the queue, so that they run once. */
export function takeQueue(): readonly QueuedAction[] {
  const actions = queue.read() ?? [];
  queue.clear();
  return actions;
}
