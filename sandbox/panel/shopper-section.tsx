import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Select } from '@/ui/fields/select';
import { Stack } from '@/ui/layout/stack';
import { answerOf, api, type Status } from './client';
import { PanelSection } from './panel-section';
import { ShopperThings } from './shopper-things';
import { useAction } from './use-action';

type Role = Parameters<typeof api.shopper.$put>[0]['json'];

/** Who this browser is, and the way to be somebody else. */
export function ShopperSection({ shopper, members }: Pick<Status, 'shopper' | 'members'>) {
  const { busy, run } = useAction();
  const [chosen, setChosen] = useState(members[0]?.userId ?? '');
  const member = members.find(({ userId }) => userId === chosen);
  const become = (role: Role, done: string) =>
    void run(() => answerOf(api.shopper.$put({ json: role })), done);

  return (
    <PanelSection title="Shopper" intro="Pages of the store that are open show it after a reload.">
      <p>
        {shopper.kind === 'nobody' ? 'Nobody: no session.' : null}
        {shopper.kind === 'guest' ? `A guest, ${shopper.userId}.` : null}
        {shopper.kind === 'member' ? `${shopper.name}, member ${shopper.userId}.` : null}
      </p>
      <ShopperThings shopper={shopper} />
      <Stack row gap="xs" className="mt-4">
        <Button
          variant="secondary"
          aria-disabled={busy || undefined}
          onClick={() => become({ kind: 'guest' }, 'A new guest.')}
        >
          Become a new guest
        </Button>
        {shopper.kind === 'nobody' ? null : (
          <Button
            variant="secondary"
            aria-disabled={busy || undefined}
            onClick={() => become({ kind: 'nobody' }, 'Nobody is signed in.')}
          >
            Become nobody
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
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        {member ? <p className="text-ink-soft text-sm">Password: {member.password}</p> : null}
        <Button
          variant="secondary"
          aria-disabled={busy || undefined}
          onClick={() =>
            member && become({ kind: 'member', userId: member.userId }, `Signed in: ${member.name}.`)
          }
        >
          Become {member?.name}
        </Button>
      </div>
    </PanelSection>
  );
}
