import type { OrderItemView, OrderMoveName } from '../client';

/** Meaning of the status letters (003 §4.2). */
const STATUSES: Readonly<Record<OrderItemView['status'], string>> = {
  E: 'E: prescription pending or received',
  M: 'M: in process',
  C: 'C: in process, paid',
  R: 'R: in process, at the lab',
  S: 'S: shipped',
  U: 'U: ready for pickup',
  D: 'D: completed',
  X: 'X: canceled',
  Z: 'Z: returned',
};

export function statusText({ status, isWaiting }: Pick<OrderItemView, 'status' | 'isWaiting'>): string {
  if (status === 'E') return isWaiting ? 'E: pending prescription' : 'E: in process';
  return STATUSES[status];
}

export const KINDS: Readonly<Record<OrderItemView['kind'], string>> = {
  EYE: 'eyeglasses',
  SUN: 'sunglasses',
  LENS: 'lens',
  LCON: 'left contact lens',
  RCON: 'right contact lens',
  WARRANTY: 'protection plan',
};

export const MOVES: readonly { value: OrderMoveName; label: string }[] = [
  { value: 'prescription-received', label: 'Prescription received' },
  { value: 'in-process', label: 'In process (M)' },
  { value: 'released', label: 'At the lab (R)' },
  { value: 'shipped', label: 'Shipped (S)' },
  { value: 'ready-for-pickup', label: 'Ready for pickup (U)' },
  { value: 'completed', label: 'Completed (D)' },
  { value: 'canceled', label: 'Canceled (X)' },
  { value: 'returned', label: 'Returned (Z)' },
];

/** The tracking page of a store. */
export const TRACKING_PAGES: Readonly<Record<string, string>> = {
  '10851': '/lc-us/track-order',
  '10852': '/en-ca/track-order',
};
export const STORE_NAMES: Readonly<Record<string, string>> = { '10851': 'US', '10852': 'Canada' };
