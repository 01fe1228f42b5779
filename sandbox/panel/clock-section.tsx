import { Button } from '@/ui/actions/button';
import { Stack } from '@/ui/layout/stack';
import { api, type Status, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';
import { refreshOrders } from './use-sandbox';

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const HOURS_PER_DAY = 24;
const STEPS = [
  { hours: 1, label: '1 hour' },
  { hours: HOURS_PER_DAY, label: '1 day' },
  { hours: 7 * HOURS_PER_DAY, label: '1 week' },
  { hours: 28 * HOURS_PER_DAY, label: '4 weeks' },
];
const HOUR_MS = 3_600_000;

/** Puts the sandbox's clock forward, for everybody. */
export function ClockSection({ now, ahead }: Pick<Status, 'now' | 'ahead'>) {
  const { busy, run } = useAction();
  const forward = (hours: number, label: string) =>
    run(async () => {
      await unwrapResponse(api.clock.$put({ json: { hours } }));
      await refreshOrders();
    }, `The clock was put ${label} forward.`);
  return (
    <PanelSection
      title="Clock"
      intro="Orders move on with it: released, shipped, delivered. Sessions do not end by it. Only a reset of the data puts it back."
    >
      <p>
        <time dateTime={new Date(now).toISOString()}>{DATE_TIME.format(now)}</time>
        {ahead > 0 ? <span className="text-ink-soft">, {aheadText(ahead)} ahead</span> : null}
      </p>
      <Stack row gap="xs" className="mt-4">
        {STEPS.map(({ hours, label }) => (
          <Button
            key={hours}
            variant="secondary"
            aria-label={`Put the clock ${label} forward`}
            aria-disabled={busy || undefined}
            onClick={() => !busy && void forward(hours, label)}
          >
            + {label}
          </Button>
        ))}
      </Stack>
    </PanelSection>
  );
}

function aheadText(ahead: number): string {
  const hours = Math.round(ahead / HOUR_MS);
  const days = Math.floor(hours / HOURS_PER_DAY);
  return [count(days, 'day'), count(hours % HOURS_PER_DAY, 'hour')].filter(Boolean).join(' ');
}

function count(number: number, unit: string): string {
  return number === 0 ? '' : `${number}\u00a0${unit}${number === 1 ? '' : 's'}`;
}
