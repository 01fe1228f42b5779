import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { api, type OrderMoveName, type OrderView, unwrapResponse } from '../client';
import { useAction } from '../use-action';
import { refreshOrders } from '../use-sandbox';
import { KINDS, MOVES } from './order-labels';

const ALL_ITEMS = '';

/** Moves the order or one of its items. */
export function MoveForm({ order: { orderId, items } }: { order: OrderView }) {
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
