import { type CalendarDate, parseIsoDay, toCalendarDate, toIsoDay } from '@/domain/dates/calendar-date';
import { type DeliveryKind, deliveryDates } from '@/domain/delivery/delivery-estimate';
import { isPrescriptionLens, needsAddition } from '@/domain/lens/lens-type';
import type { PricedItem } from './priced-order';
import type { ShipMode } from './shipping-modes';

/** The lab's time zone, which determines the day of an order. */
const LAB_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** Returns the first and last day on which a line may arrive, as YYYY-MM-DD. A lens and a plan arrive with their frame. */
export function deliveryDays(
  priced: PricedItem,
  items: readonly PricedItem[],
  { mode, orderedAt }: { mode: ShipMode; orderedAt: Date },
): { earliest: string; latest: string } {
  const { from, to } = deliveryDates(deliveryKind(priced, items), labDate(orderedAt), mode.daysSaved);
  return { earliest: toIsoDay(from), latest: toIsoDay(to) };
}

function deliveryKind({ item, sellable }: PricedItem, items: readonly PricedItem[]): DeliveryKind {
  if (sellable.kind === 'contact-lens') return 'contact-lenses';
  const frameItemId = item.parentItemId ?? item.orderItemId;
  const lens = items.find((other) => other.item.kind === 'LENS' && other.item.parentItemId === frameItemId);
  if (lens?.sellable.kind !== 'lens-package') return 'frame-only';
  const { type, isSpeedyRX } = lens.sellable.lens;
  const isSpeedy = lens.item.attributes.some(
    ({ name, value }) => name === 'isSpeedySelected' && value === 'true',
  );
  if (isSpeedyRX && isSpeedy) return 'speedy';
  if (!isPrescriptionLens(type)) return 'non-prescription';
  return needsAddition(type) ? 'multifocal' : 'single-vision';
}

/** Returns the day at the lab, as YYYY-MM-DD. */
export function labDay(date: Date): string {
  return toIsoDay(labDate(date));
}

/** Returns the same as a calendar date. */
export function labDate(date: Date): CalendarDate {
  return parseIsoDay(LAB_DAY.format(date)) ?? toCalendarDate(date);
}
