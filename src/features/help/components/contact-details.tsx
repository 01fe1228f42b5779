import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isOpenAt, minutesAhead, type OpeningHours, shiftHour } from '@/domain/contact/opening-hours';
import { phoneText } from '@/domain/contact/phone';
import { serverNow } from '@/lib/dates/server-time';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';

/** Renders the phone, hours and address of the customer service. */
export function ContactDetails() {
  const site = useSite();
  const { phone, legalName, address } = RETAILERS[site.country];
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-8 xl:grid-cols-4">
      <ContactSection title={<Trans>By phone</Trans>}>
        <a href={`tel:+1${phone}`} className="link-inline inline-flex min-h-11 items-center text-2xl">
          {phoneText(phone)}
        </a>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Please have your order number at hand. We never need your password or the number of your card.
          </Trans>
        </p>
      </ContactSection>
      <ContactSection title={<Trans>Hours</Trans>}>
        <ContactHours />
      </ContactSection>
      <ContactSection title={<Trans>By mail</Trans>}>
        <address className="not-italic">
          {[legalName, ...address].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Please do not send glasses to this address: the label of your return has the right one.
          </Trans>
        </p>
      </ContactSection>
      <ContactSection title={<Trans>Without waiting</Trans>}>
        <ul>
          <li>
            <InlineLink href={helpPaths.faq(site)}>
              <Trans>Frequently asked questions</Trans>
            </InlineLink>
          </li>
          <li>
            <InlineLink href={helpPaths.shippingAndReturns(site)}>
              <Trans>Shipping and returns</Trans>
            </InlineLink>
          </li>
        </ul>
      </ContactSection>
    </div>
  );
}

function ContactSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="sm" className="mb-3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className="link-inline inline-flex min-h-11 items-center">
      {children}
    </PageLink>
  );
}

/** Renders the opening hours in the time of the customer service, and in the shopper's where it differs. */
function ContactHours() {
  const { country } = useSite();
  const { hours, timeZone } = RETAILERS[country];
  const zoneName = useZoneName(timeZone);
  const isHydrated = useHydrated();
  const now = serverNow();
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const minutes = isHydrated ? minutesAhead(now, ownZone, timeZone) : 0;
  return (
    <>
      <dl className="grid grid-cols-1 gap-3">
        {hours.map((row) => (
          <HoursRow key={row.days[0]} row={row} minutesAhead={minutes} />
        ))}
      </dl>
      <p className="mt-3 text-ink-soft first-letter:uppercase">{zoneName}</p>
      {/* Reserves the line that the browser adds. */}
      <p className="min-h-6 font-medium">
        {isHydrated ? (
          isOpenAt(now, hours, timeZone) ? (
            <Trans>Open now</Trans>
          ) : (
            <Trans>Closed now</Trans>
          )
        ) : null}
      </p>
    </>
  );
}

interface HoursRowProps {
  row: OpeningHours;
  /** Minutes by which the shopper's clock is ahead. */
  minutesAhead: number;
}

function HoursRow({ row: { days, opens, closes }, minutesAhead: minutes }: HoursRowProps) {
  const formatHour = useFormatHour();
  const [from, to] = [formatHour(shiftHour(opens, minutes)), formatHour(shiftHour(closes, minutes))];
  return (
    <div>
      <dt className="first-letter:uppercase">
        <Days days={days} />
      </dt>
      <dd>{`${formatHour(opens)} – ${formatHour(closes)}`}</dd>
      {/* Reserves the line, so that nothing moves when the shopper's time is known. */}
      <dd className="min-h-6 text-ink-soft text-sm">
        {minutes === 0 ? null : (
          <Trans>
            {from} – {to} in your time
          </Trans>
        )}
      </dd>
    </div>
  );
}

function Days({ days: [firstDay, lastDay] }: { days: OpeningHours['days'] }) {
  const { languageTag } = useSite();
  const first = dayName(firstDay, languageTag);
  const last = dayName(lastDay, languageTag);
  if (firstDay === lastDay) return first;
  return lastDay - firstDay === 1 ? (
    <Trans>
      {first} and {last}
    </Trans>
  ) : (
    <Trans>
      {first} to {last}
    </Trans>
  );
}

/** Names a weekday. January 1, 2024, was a Monday. */
function dayName(day: number, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2024, 0, day)));
}

function useFormatHour(): (hour: number) => string {
  const { languageTag } = useSite();
  const format = new Intl.DateTimeFormat(languageTag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (hour) => format.format(new Date(Date.UTC(2024, 0, 1, 0, hour * 60)));
}

function useZoneName(timeZone: string): string | undefined {
  const { languageTag } = useSite();
  const format = new Intl.DateTimeFormat(languageTag, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value;
}
