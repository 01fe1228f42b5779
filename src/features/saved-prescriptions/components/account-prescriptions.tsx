import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { useAccount } from '@/lib/session/user-context';
import { Heading } from '@/ui/layout/heading';
import type { MemberPrescriptionsProps } from './member-prescriptions';

const MemberPrescriptions = deferHydration(
  async () => (await import('./member-prescriptions')).MemberPrescriptions,
  true,
);

/** Shows the account's prescriptions. A guest, who has none, loads nothing of them. */
export function AccountPrescriptions(props: MemberPrescriptionsProps) {
  const isGuest = useAccount().state === 'guest';
  // Keeps a member's input when the session ends.
  const [wasMember, setWasMember] = useState(!isGuest);
  if (!isGuest && !wasMember) setWasMember(true);
  const isEditing = props.view !== 'list';
  useEffect(() => {
    // The server renders the list; the shopper waits for the form.
    if (isEditing) void hydrateDeferred();
  }, [isEditing]);
  if (isGuest && !wasMember) {
    return (
      <>
        <Heading level={1} size="lg">
          <Trans>Saved prescriptions</Trans>
        </Heading>
        {props.signedOut}
      </>
    );
  }
  return (
    <HydrationSection className="grid grid-cols-1 gap-10">
      <MemberPrescriptions {...props} />
    </HydrationSection>
  );
}
