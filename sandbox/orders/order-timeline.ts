import type { ItemStatus, StatusChange } from '../state/order';

/** What decides how an item of a placed order moves on. All times in epoch milliseconds. */
export interface Fulfillment {
  placedAt: number;
  /** When work on the item starts: with the order, or with its prescription; undefined while it waits for one. */
  startsAt: number | undefined;
  /** When the item arrives. */
  arrivesAt: number;
  /** What was done with it, oldest first. From the first one on nothing happens by itself. */
  changes: readonly StatusChange[];
}

/** How far between start and arrival an item is released to the lab or warehouse, and shipped. */
const RELEASED = 0.2;
const SHIPPED = 0.6;

/** The statuses of an item with their times, oldest first, those to come included. The first one is that of the placed order. */
export function itemTimeline(fulfillment: Fulfillment): StatusChange[] {
  const { changes } = fulfillment;
  const firstChange = changes[0]?.at ?? Number.POSITIVE_INFINITY;
  const [placed, ...later] = byTime(fulfillment);
  return [placed, ...later.filter(({ at }) => at < firstChange), ...changes].filter(
    ({ status }, index, all) => status !== all[index - 1]?.status,
  );
}

/** The statuses that were reached by this time; at least the first one. */
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

/** From the placed order to the delivered one. X and Z are ends of their own. */
const PROGRESS: readonly ItemStatus[] = ['E', 'M', 'C', 'R', 'S', 'U', 'D'];

/** Whether the shop still works on the item: nothing is shipped yet. */
export function isInProcess(status: ItemStatus): boolean {
  return PROGRESS.indexOf(status) >= 0 && PROGRESS.indexOf(status) < PROGRESS.indexOf('S');
}

/** The status of an order: that of the item which is least far; returned or canceled where all items are. */
export function orderStatus(statuses: readonly ItemStatus[]): ItemStatus {
  const least = PROGRESS.find((status) => statuses.includes(status));
  return least ?? (statuses.includes('Z') ? 'Z' : 'X');
}
