import type { ItemStatus, StatusChange } from '../state/order';

/** Facts that determine the progress of an item of a placed order. All times in epoch milliseconds. */
export interface Fulfillment {
  placedAt: number;
  /** Start of the work on the item: with the order, or with its prescription; undefined while it waits for one. */
  startsAt: number | undefined;
  /** Arrival of the item. */
  arrivesAt: number;
  /** Manual changes of the item, oldest first. Time no longer affects it after the first one. */
  changes: readonly StatusChange[];
}

/** Fractions of the time between start and arrival at which an item is released to the lab or warehouse, and shipped. */
const RELEASED = 0.2;
const SHIPPED = 0.6;

/**
 * Returns the statuses of an item with their times, oldest first, including future ones. The first one is that of the placed
 * order.
 */
export function itemTimeline(fulfillment: Fulfillment): StatusChange[] {
  const { changes } = fulfillment;
  const firstChange = changes[0]?.at ?? Number.POSITIVE_INFINITY;
  const [placed, ...later] = byTime(fulfillment);
  return [placed, ...later.filter(({ at }) => at < firstChange), ...changes].filter(
    ({ status }, index, all) => status !== all[index - 1]?.status,
  );
}

/** Returns the statuses that were reached by this time; at least the first one. */
export function reachedStatuses([placed, ...later]: readonly StatusChange[], now: number): StatusChange[] {
  return placed ? [placed, ...later.filter(({ at }) => at <= now)] : [];
}

function byTime({ placedAt, startsAt, arrivesAt }: Fulfillment): [StatusChange, ...StatusChange[]] {
  if (startsAt === undefined) return [{ status: 'E', at: placedAt }];
  const at = (share: number) => Math.round(startsAt + share * (arrivesAt - startsAt));
  const progress: StatusChange[] = [
    { status: 'R', at: at(RELEASED) },
    { status: 'S', at: at(SHIPPED) },
    { status: 'D', at: arrivesAt },
  ];
  return startsAt > placedAt
    ? [{ status: 'E', at: placedAt }, { status: 'M', at: startsAt }, ...progress]
    : [{ status: 'M', at: placedAt }, ...progress];
}

/** Statuses from the placed order to the delivered one. X and Z are separate ends. */
const PROGRESS: readonly ItemStatus[] = ['E', 'M', 'C', 'R', 'S', 'U', 'D'];

/** Returns whether the shop still works on the item, so that nothing is shipped yet. */
export function isInProcess(status: ItemStatus): boolean {
  return PROGRESS.indexOf(status) >= 0 && PROGRESS.indexOf(status) < PROGRESS.indexOf('S');
}

/** Returns the status of an order: that of the least advanced item; returned or canceled if all items are. */
export function orderStatus(statuses: readonly ItemStatus[]): ItemStatus {
  const least = PROGRESS.find((status) => statuses.includes(status));
  return least ?? (statuses.includes('Z') ? 'Z' : 'X');
}
