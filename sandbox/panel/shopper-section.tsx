import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { Stack } from '@/ui/layout/stack';
import { api, type Status } from './client';
import { PanelSection } from './panel-section';
import { useAction } from './use-action';

type Role = Parameters<typeof api.shopper.$put>[0]['json'];

/** Shows the shopper of this browser and switches to another one. */
export function ShopperSection({ shopper, members }: Pick<Status, 'shopper' | 'members'>) {
  const { button } = useAction();
  const [selectedId, setSelectedId] = useState(members[0]?.userId ?? '');
  const member = members.find(({ userId }) => userId === selectedId);
  const become = (role: Role) => () => api.shopper.$put({ json: role });

  return (
    <PanelSection title="Shopper" intro="Reload open pages of the store to see a change.">
      <p>
        {shopper.kind === 'anonymous' ? 'Anonymous: no session.' : null}
        {shopper.kind === 'guest' ? `A guest, ${shopper.userId}.` : null}
        {shopper.kind === 'member' ? `${shopper.name}, member ${shopper.userId}.` : null}
      </p>
      <ShopperDetails shopper={shopper} />
      <Stack row gap="xs" className="mt-4">
        <Button {...button(become({ kind: 'guest' }), 'A new guest.')}>Become a new guest</Button>
        {shopper.kind === 'anonymous' ? null : (
          <Button {...button(become({ kind: 'anonymous' }), 'The session has ended.')}>
            End the session
          </Button>
        )}
      </Stack>
      <div className="mt-5 grid gap-3">
        <Select
          label="Demo member"
          options={members.map(({ userId, name, country, email }) => ({
            value: userId,
            label: `${name}, ${country} (${email})`,
          }))}
          value={selectedId}
          onChange={(event) => setSelectedId(event.target.value)}
        />
        {member ? (
          <>
            <p className="text-ink-soft text-sm">Password: {member.password}</p>
            <Button
              {...button(become({ kind: 'member', userId: member.userId }), `Signed in: ${member.name}.`)}
            >
              Become {member.name}
            </Button>
          </>
        ) : null}
      </div>
    </PanelSection>
  );
}

const STORES: Record<string, string> = { '10851': 'US store', '10852': 'Canadian store' };
const KINDS: Record<string, string> = {
  EYE: 'eyeglasses',
  SUN: 'sunglasses',
  LENS: 'lens',
  LCON: 'contact lens, left',
  RCON: 'contact lens, right',
  WARRANTY: 'protection plan',
};

/** Shows the shopper's cart lines and saved frames in the sandbox, and how many prescriptions and files. */
function ShopperDetails({ shopper: { carts, saved, prescriptions } }: Pick<Status, 'shopper'>) {
  const hasPrescriptions = prescriptions.saved > 0 || prescriptions.files > 0;
  if (carts.length === 0 && saved.length === 0 && !hasPrescriptions)
    return <p className="mt-1 text-ink-soft text-sm">Nothing in the cart, nothing saved.</p>;
  return (
    <div className="mt-3 grid gap-3 text-sm">
      {carts.map(({ orderId, storeId, lines }) => (
        <div key={orderId}>
          <h3 className="font-semibold">
            Cart {orderId}, {STORES[storeId]}
          </h3>
          <ul>
            {lines.map(({ id, quantity, name, kind, isPrescribed }) => (
              <li key={id}>
                {quantity} × {name}{' '}
                <span className="text-ink-soft">
                  ({KINDS[kind]}
                  {isPrescribed ? ', with a prescription' : ''})
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {saved.length > 0 ? (
        <div>
          <h3 className="font-semibold">Saved</h3>
          <ul>
            {saved.map(({ id, name, storeId }) => (
              <li key={id}>
                {name} <span className="text-ink-soft">({STORES[storeId]})</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {hasPrescriptions ? (
        <p>
          {prescriptions.saved} saved prescriptions, {prescriptions.files} prescription files
        </p>
      ) : null}
    </div>
  );
}
