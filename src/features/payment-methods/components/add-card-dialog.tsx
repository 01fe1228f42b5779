import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { warnOfRegion } from '@/lib/address/warn-of-region';
import { useMemberDetails } from '@/lib/session/use-member-details';
import { useSite } from '@/lib/site/site';
import { Dialog } from '@/ui/overlay/dialog';
import { type Billing, type BillingValues, billingSchema } from '../forms/billing-schema';
import type { AddCardSlotProps, AddCardSlots } from '../slots';
import { AddCardForm } from './add-card-form';

/** Adds a card to the account. The billing address outlives a closed dialog, the card does not. */
export function AddCardDialog(props: AddCardSlotProps & AddCardSlots) {
  const { open, onOpenChange, finalFocus, onAdded, ...slots } = props;
  const site = useSite();
  const { t } = useLingui();
  const { firstName = '', lastName = '', email = '' } = useMemberDetails(true) ?? {};
  const [resolver] = useState(() => warnOfRegion(zodResolver(billingSchema)));
  const billing = useForm<BillingValues, unknown, Billing>({
    resolver,
    defaultValues: {
      firstName,
      lastName,
      email,
      country: site.country === 'ca' ? 'CA' : 'US',
      region: '',
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Add a card</Trans>}
      closeLabel={t`Close`}
      finalFocus={finalFocus}
    >
      <AddCardForm billing={billing} onAdded={onAdded} onCancel={() => onOpenChange(false)} {...slots} />
    </Dialog>
  );
}
