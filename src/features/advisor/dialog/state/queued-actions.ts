/** Actions that can wait for a sign-in (000 §4): opening the advisor, and saving the profile. */
export type QueuedAction = 'open' | 'save-profile';

/** Milliseconds after which a queued action is dropped: the shopper has moved on. */
export const QUEUE_LIFETIME_MS = 30 * 60 * 1000;

/** Adds an action; each one runs once. */
export function enqueue(queue: readonly QueuedAction[], action: QueuedAction): readonly QueuedAction[] {
  return queue.includes(action) ? queue : [...queue, action];
}

/** Reads a stored queue; undefined for anything else. */
export function readQueue(value: unknown): readonly QueuedAction[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((action): action is QueuedAction => action === 'open' || action === 'save-profile');
}
