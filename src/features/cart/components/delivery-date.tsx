import { useLingui } from '@lingui/react/macro';
import { type CalendarDate, parseIsoDay, toCalendarDate } from '@/domain/dates/calendar-date';
import { formatDay } from '@/domain/dates/format-day';
import { DELIVERY_DAYS, type DeliveryKind, deliveryDates } from '@/domain/delivery/delivery-estimate';
import { LOCALES } from '@/domain/locale/locales';
import { useHasServerText } from '@/lib/hydration/use-has-server-text';
import { useSite } from '@/lib/site/site';
import type { LineItem } from '../api/cart-view';

/** The lab's time zone, which determines the day of an order. */
const LAB_TIME_ZONE = 'America/New_York';

/** Estimates when a line arrives. For lenses that wait for a prescription, it shows the time from then on. */
export function DeliveryDate({ lineItem }: { lineItem: LineItem }) {
  const { t } = useLingui();
  const { locale } = useSite();
  const kind = deliveryKind(lineItem);
  const waits = lineItem.prescription === 'needed';
  const { languageTag } = LOCALES[locale];
  const hasServerText = useHasServerText(`${kind} ${waits} ${languageTag}`);
  return (
    // The browser's clock may already be on the next day. The server's text then stays as well.
    <p className="text-balance text-ink-soft text-sm" suppressHydrationWarning>
      {hasServerText ? '' : deliveryText()}
    </p>
  );

  function deliveryText(): string {
    if (waits) {
      const { min, max } = DELIVERY_DAYS[kind];
      return t`Estimated delivery: ${min} to ${max} business days after we have your prescription`;
    }
    const { from, to } = deliveryDates(kind, today());
    const [first, last] = [formatDay(from, languageTag), formatDay(to, languageTag)];
    return kind === 'speedy'
      ? t`Estimated fast delivery: ${first} to ${last}`
      : t`Estimated delivery: ${first} to ${last}`;
  }
}

const MULTIFOCAL_TYPES: readonly string[] = ['progressive', 'bifocal'];

function deliveryKind({ kind, lens }: LineItem): DeliveryKind {
  if (kind === 'contact-lens') return 'contact-lenses';
  if (!lens) return 'frame-only';
  if (lens.speedy) return 'speedy';
  if (lens.type === 'non-prescription') return 'non-prescription';
  return lens.type && MULTIFOCAL_TYPES.includes(lens.type) ? 'multifocal' : 'single-vision';
}

function today(): CalendarDate {
  const now = new Date();
  // The Canadian format is YYYY-MM-DD.
  const text = new Intl.DateTimeFormat('en-CA', { timeZone: LAB_TIME_ZONE }).format(now);
  return parseIsoDay(text) ?? toCalendarDate(now);
}
