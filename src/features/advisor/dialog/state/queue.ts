import { ADVISOR_QUEUE_KEY } from '@/lib/advisor/queue-key';
import { storageValue } from '@/lib/storage/storage-value';

/** Actions that can wait for a sign-in (000 §4): opening the advisor, and saving the profile. */
type QueuedAction = 'open' | 'save-profile';

/** Milliseconds after which a queued action is dropped: the shopper has moved on. */
const QUEUE_LIFETIME_MS = 30 * 60 * 1000;

/** Adds an action; each one runs once. */
export function enqueue(queue: readonly QueuedAction[], action: QueuedAction): readonly QueuedAction[] {
  return queue.includes(action) ? queue : [...queue, action];
}

/** Reads a stored queue; undefined for anything else. */
export function readQueue(value: unknown): readonly QueuedAction[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((action): action is QueuedAction => action === 'open' || action === 'save-profile');
}

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
