/** Session storage key of the advisor's queued actions. */
export const ADVISOR_QUEUE_KEY = 'advisor_queue';
