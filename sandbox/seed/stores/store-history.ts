import type { StoreSeed } from '../models/store';
import type { SeededRandom } from '../random';

export type StoreHistory = Pick<StoreSeed, 'status' | 'openedOn' | 'reopenedOn' | 'remodeledOn' | 'movedOn'>;

/** Label of a store for shoppers (001 section 4), or the reason for it. */
type Story =
  | 'coming-soon'
  | 'temporarily-closed'
  | 'closed'
  | 'new-look'
  | 'now-open'
  | 'recently-moved'
  | 'new-look-after-move'
  | 'established';

/** Share of the stores with each history, at least one store each; the rest are established. */
const SHARES: [Exclude<Story, 'established'>, number][] = [
  ['coming-soon', 0.015],
  ['temporarily-closed', 0.015],
  ['closed', 0.008],
  ['new-look', 0.06],
  ['now-open', 0.05],
  ['recently-moved', 0.06],
  ['new-look-after-move', 0.01],
];

/**
 * Days ago at the edges of the specification's time windows, for the first stores of a kind; the others are in between.
 * New look: more than 0 and up to 180 days; now open: up to 180; recently moved: up to 365, today included.
 */
const EDGES: Partial<Record<Story, number[]>> = {
  'new-look': [1, 180],
  'now-open': [0, 180],
  'recently-moved': [0, 365],
};

/** The first established stores: just outside the same windows. */
const JUST_OUTSIDE: ((today: string) => Partial<StoreHistory>)[] = [
  (today) => ({ remodeledOn: today }),
  (today) => ({ remodeledOn: daysBefore(today, 181) }),
  (today) => ({ openedOn: daysBefore(today, 181) }),
  (today) => ({ movedOn: daysBefore(today, 366) }),
];

/** Histories for `count` stores, in random order. Dates are ISO dates relative to `today`. */
export function storeHistories(count: number, today: string, random: SeededRandom): StoreHistory[] {
  const stories = SHARES.flatMap(([story, share]) =>
    Array<Story>(Math.max(1, Math.round(share * count))).fill(story),
  );
  while (stories.length < count) stories.push('established');
  const told = new Map<Story, number>();
  const histories = stories.slice(0, count).map((story) => {
    const index = told.get(story) ?? 0;
    told.set(story, index + 1);
    return historyOf(story, index, today, random);
  });
  return random.sample(histories, histories.length);
}

function historyOf(story: Story, index: number, today: string, random: SeededRandom): StoreHistory {
  const edge = EDGES[story]?.[index];
  const justOutside = JUST_OUTSIDE[index];
  const ago = (from: number, to: number) => daysBefore(today, random.integer(from, to));
  /** Opened long before any other event. */
  const old: StoreHistory = { status: 'O', openedOn: ago(1500, 9000) };
  switch (story) {
    case 'coming-soon':
      return { status: 'U', openedOn: ago(-150, -10) };
    case 'temporarily-closed':
      return { ...old, status: 'T', reopenedOn: ago(-60, -5) };
    case 'closed':
      return { ...old, status: 'C' };
    case 'new-look':
      return { ...old, remodeledOn: edge === undefined ? ago(2, 179) : daysBefore(today, edge) };
    case 'now-open':
      return { status: 'O', openedOn: edge === undefined ? ago(1, 179) : daysBefore(today, edge) };
    case 'recently-moved':
      return { ...old, movedOn: edge === undefined ? ago(1, 364) : daysBefore(today, edge) };
    case 'new-look-after-move':
      return { ...old, movedOn: ago(181, 360), remodeledOn: ago(2, 179) };
    case 'established':
      return justOutside ? { ...old, ...justOutside(today) } : settled(old, ago, random);
  }
}

function settled(
  old: StoreHistory,
  ago: (from: number, to: number) => string,
  random: SeededRandom,
): StoreHistory {
  const history = { ...old };
  if (random.chance(0.3)) {
    history.remodeledOn = ago(300, 1400);
    if (random.chance(0.4)) history.reopenedOn = daysBefore(history.remodeledOn, -random.integer(1, 14));
  }
  if (random.chance(0.08)) history.movedOn = ago(400, 1400);
  return history;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** ISO date `days` before another; a negative number is after it. */
export function daysBefore(date: string, days: number): string {
  const moment = Date.parse(`${date}T00:00:00Z`) - days * MILLISECONDS_PER_DAY;
  return new Date(moment).toISOString().slice(0, 10);
}
