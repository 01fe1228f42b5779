import type { StoreSeed } from '../models/store';
import type { SeededRandom } from '../random';

export type StoreHistory = Pick<StoreSeed, 'status' | 'openedOn' | 'reopenedOn' | 'remodeledOn' | 'movedOn'>;

/** Label of a store for shoppers (001 §4), or the reason for it. */
type HistoryKind =
  | 'coming-soon'
  | 'temporarily-closed'
  | 'closed'
  | 'new-look'
  | 'now-open'
  | 'recently-moved'
  | 'new-look-after-move'
  | 'established';

/** Share of the stores with each history, at least one store each; the rest are established. */
const HISTORY_SHARES: [Exclude<HistoryKind, 'established'>, number][] = [
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
const EDGE_DAYS: Partial<Record<HistoryKind, number[]>> = {
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

/** Creates histories for `count` stores, in random order. Dates are ISO dates relative to `today`. */
export function storeHistories(count: number, today: string, random: SeededRandom): StoreHistory[] {
  const kinds = HISTORY_SHARES.flatMap(([kind, share]) =>
    Array<HistoryKind>(Math.max(1, Math.round(share * count))).fill(kind),
  );
  while (kinds.length < count) kinds.push('established');
  const countByKind = new Map<HistoryKind, number>();
  const histories = kinds.slice(0, count).map((kind) => {
    const index = countByKind.get(kind) ?? 0;
    countByKind.set(kind, index + 1);
    return historyOf(kind, index, today, random);
  });
  return random.sample(histories, histories.length);
}

function historyOf(kind: HistoryKind, index: number, today: string, random: SeededRandom): StoreHistory {
  const edge = EDGE_DAYS[kind]?.[index];
  const justOutside = JUST_OUTSIDE[index];
  const dateAgo = (from: number, to: number) => daysBefore(today, random.integer(from, to));
  /** Opened long before any other event. */
  const openedLongAgo: StoreHistory = { status: 'O', openedOn: dateAgo(1500, 9000) };
  switch (kind) {
    case 'coming-soon':
      return { status: 'U', openedOn: dateAgo(-150, -10) };
    case 'temporarily-closed':
      return { ...openedLongAgo, status: 'T', reopenedOn: dateAgo(-60, -5) };
    case 'closed':
      return { ...openedLongAgo, status: 'C' };
    case 'new-look':
      return {
        ...openedLongAgo,
        remodeledOn: edge === undefined ? dateAgo(2, 179) : daysBefore(today, edge),
      };
    case 'now-open':
      return { status: 'O', openedOn: edge === undefined ? dateAgo(1, 179) : daysBefore(today, edge) };
    case 'recently-moved':
      return { ...openedLongAgo, movedOn: edge === undefined ? dateAgo(1, 364) : daysBefore(today, edge) };
    case 'new-look-after-move':
      return { ...openedLongAgo, movedOn: dateAgo(181, 360), remodeledOn: dateAgo(2, 179) };
    case 'established':
      return justOutside
        ? { ...openedLongAgo, ...justOutside(today) }
        : establishedHistory(openedLongAgo, dateAgo, random);
  }
}

function establishedHistory(
  openedLongAgo: StoreHistory,
  dateAgo: (from: number, to: number) => string,
  random: SeededRandom,
): StoreHistory {
  const history = { ...openedLongAgo };
  if (random.chance(0.3)) {
    history.remodeledOn = dateAgo(300, 1400);
    if (random.chance(0.4)) history.reopenedOn = daysBefore(history.remodeledOn, -random.integer(1, 14));
  }
  if (random.chance(0.08)) history.movedOn = dateAgo(400, 1400);
  return history;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** Returns the ISO date `days` before another; a negative number is after it. */
export function daysBefore(date: string, days: number): string {
  const moment = Date.parse(`${date}T00:00:00Z`) - days * MILLISECONDS_PER_DAY;
  return new Date(moment).toISOString().slice(0, 10);
}
