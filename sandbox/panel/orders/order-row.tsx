import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { Accordion } from '@/ui/disclosure/accordion';
import { Badge } from '@/ui/display/badge';
import { Select } from '@/ui/fields/select';
import { Stack } from '@/ui/layout/stack';
import { api, type OrderMoveName, type OrderView, unwrapResponse } from '../client';
import { useAction } from '../use-action';
import { refreshOrders } from '../use-sandbox';
import { KINDS, MOVES, STORE_NAMES, statusText, TRACKING_PAGES } from './order-labels';

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

const ALL_ITEMS = '';

/** Moves the order or one of its items. */
function MoveForm({ order: { orderId, items } }: { order: OrderView }) {
  const { busy, run } = useAction();
  const [itemId, setItemId] = useState(ALL_ITEMS);
  const [move, setMove] = useState<OrderMoveName>('prescription-received');
  const mainItems = items.filter(({ kind }) => kind !== 'LENS' && kind !== 'WARRANTY');
  const submit = () =>
    run(async () => {
      const orderItemId = itemId === ALL_ITEMS ? {} : { orderItemId: itemId };
      await unwrapResponse(api.order.$put({ json: { orderId, ...orderItemId, move } }));
      await refreshOrders();
    }, `Order ${orderId} has moved.`);
  return (
    <form
      className="mt-4 grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Select
        label="Items"
        options={[
          { value: ALL_ITEMS, label: 'All items' },
          ...mainItems.map(({ orderItemId, name, kind }) => ({
            value: orderItemId,
            label: `${name}, ${KINDS[kind]}`,
          })),
        ]}
        value={itemId}
        onChange={(event) => setItemId(event.target.value)}
      />
      <Select
        label="Move to"
        options={[...MOVES]}
        value={move}
        onChange={(event) => setMove(MOVES.find(({ value }) => value === event.target.value)?.value ?? move)}
      />
      <Button type="submit" aria-disabled={busy || undefined}>
        Move
      </Button>
    </form>
  );
}
