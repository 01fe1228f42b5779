import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Accordion } from '@/ui/disclosure/accordion';
import { Badge } from '@/ui/display/badge';
import { Stack } from '@/ui/layout/stack';
import type { OrderView } from '../client';
import { useAction } from '../use-action';
import { MoveForm } from './move-form';
import { KINDS, STORE_NAMES, statusText, TRACKING_PAGES } from './order-labels';

const DATE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Shows one order; opened, its items and where they can move. */
export function OrderRow({ order }: { order: OrderView }) {
  const { orderId, storeId, demoTitle, email, isOwn, placedAt, items } = order;
  const statuses = [...new Set(items.map(({ status }) => status))];
  return (
    <Accordion
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>{orderId}</span>
          {isOwn ? <Badge tone="accent">Yours</Badge> : null}
          <Badge tone="outline">{STORE_NAMES[storeId]}</Badge>
          {statuses.map((status) => (
            <Badge key={status}>{status}</Badge>
          ))}
          <span className="basis-full text-ink-soft text-sm">{demoTitle || 'Placed in the store'}</span>
        </span>
      }
    >
      <p className="text-sm">
        Placed <time dateTime={new Date(placedAt).toISOString()}>{DATE_TIME.format(placedAt)}</time>
        {email ? (
          <>
            {' '}
            by <span className="break-all">{email}</span>
          </>
        ) : null}
      </p>
      <Stack row gap="xs" className="mt-3">
        <CopyButton label="order ID" value={orderId} />
        {email ? <CopyButton label="email" value={email} /> : null}
        <ButtonLink href={TRACKING_PAGES[storeId] ?? ''} variant="secondary" target="store">
          Open tracking
        </ButtonLink>
      </Stack>
      <ul className="mt-4 grid gap-1 text-sm">
        {items.map((item) => (
          <li key={item.orderItemId}>
            {item.quantity} × {item.name}{' '}
            <span className="text-ink-soft">
              ({KINDS[item.kind]}, {item.orderItemId})
            </span>
            : {statusText(item)}
          </li>
        ))}
      </ul>
      <MoveForm order={order} />
    </Accordion>
  );
}

/** Copies a value for the tracking form: an email is not put into a URL. */
function CopyButton({ label, value }: { label: string; value: string }) {
  const { run } = useAction();
  return (
    <Button
      variant="secondary"
      onClick={() => void run(() => navigator.clipboard.writeText(value), `Copied the ${label}.`)}
    >
      Copy {label}
    </Button>
  );
}
