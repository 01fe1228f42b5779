import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { api, type Status, unwrapResponse } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

const STORES = [
  { value: '10851', label: 'US store' },
  { value: '10852', label: 'Canadian store' },
] as const;

/** Fills the cart for a case of the prescription step. */
export function CartSection({ carts }: Pick<Status, 'carts'>) {
  const { busy, run } = useAction();
  const [name, setName] = useState(carts[0]?.name ?? '');
  const [storeId, setStoreId] = useState<(typeof STORES)[number]['value']>('10851');
  const fill = () =>
    void run(() => unwrapResponse(api.cart.$put({ json: { name, storeId } })), 'The cart is filled.');
  return (
    <PanelSection title="Cart" intro="Replaces what is in it. An anonymous shopper becomes a guest.">
      <div className="grid gap-3">
        <Select
          label="Fill my cart with"
          options={carts.map(({ name: value, title }) => ({ value, label: title }))}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label="Store"
          options={[...STORES]}
          value={storeId}
          onChange={(event) => setStoreId(event.target.value === '10852' ? '10852' : '10851')}
        />
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={fill}>
          Fill the cart
        </Button>
      </div>
    </PanelSection>
  );
}
