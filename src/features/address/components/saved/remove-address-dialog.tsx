import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { AddressLines } from '@/lib/address/address-lines';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { useSubmitting } from '@/lib/forms/use-submitting';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Dialog } from '@/ui/overlay/dialog';
import { type AddressProblem, removeAddress } from '../../api/change-address';

interface RemoveAddressDialogProps {
  address: SavedAddress;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the dialog is gone by then. */
  focusAfterRemoval: RefObject<HTMLElement | null>;
  onRemoved: () => void;
  /** The address was gone already, or the session has ended. */
  onProblem: (problem: AddressProblem) => void;
}

/** Asks before an address is removed. */
export function RemoveAddressDialog(props: RemoveAddressDialogProps) {
  const { address: saved, open, onOpenChange, focusAfterRemoval, onRemoved, onProblem } = props;
  const site = useSite();
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const [isGone, setGone] = useState(false);
  const { address } = saved;
  const changeOpen = (nextOpen: boolean) => {
    setFailed(false);
    onOpenChange(nextOpen);
  };
  const [removing, remove] = useSubmitting(async () => {
    setFailed(false);
    const { status } = await removeAddress(site, saved);
    if (status === 'failed' || status === 'rejected') return setFailed(true);
    if (status === 'changed') onRemoved();
    else onProblem(status);
    setGone(true);
    changeOpen(false);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t`Remove this address?`}
      closeLabel={t`Close`}
      {...(isGone ? { finalFocus: focusAfterRemoval } : {})}
    >
      <p className="mb-5 break-words">
        <span className="block">{`${address.firstName} ${address.lastName}`}</span>
        <AddressLines address={address} />
      </p>
      <div role="alert" className="mb-5 empty:hidden">
        {failed ? (
          <Notice tone="error" title={<Trans>Your address could not be removed.</Trans>}>
            <Trans>It is still saved. Please try again.</Trans>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={removing} busyLabel={t`Removing your address`} onClick={() => void remove(undefined)}>
          <Trans>Remove the address</Trans>
        </Button>
        <Button variant="secondary" onClick={() => changeOpen(false)}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
