import { Trans, useLingui } from '@lingui/react/macro';
import { AddressLines } from '@/lib/address/address-lines';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { useSite } from '@/lib/site/site';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/overlay/confirm-dialog';
import { type AddressProblem, removeAddress } from '../../api/change-address';

interface RemoveAddressDialogProps
  extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange' | 'focusAfterwards'> {
  address: SavedAddress;
  onRemoved: () => void;
  /** Called when the address no longer existed, or the session has ended. */
  onProblem: (problem: AddressProblem) => void;
}

/** Confirms the removal of an address. */
export function RemoveAddressDialog(props: RemoveAddressDialogProps) {
  const { address: saved, onRemoved, onProblem, ...dialog } = props;
  const site = useSite();
  const { t } = useLingui();
  const { address } = saved;
  const remove = async () => {
    const { status } = await removeAddress(site, saved);
    if (status === 'failed' || status === 'rejected') return undefined;
    return status === 'changed' ? onRemoved : () => onProblem(status);
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t`Remove this address?`}
      onConfirm={remove}
      confirmLabel={<Trans>Remove the address</Trans>}
      busyLabel={t`Removing your address`}
      cancelLabel={<Trans>Keep it</Trans>}
      failure={{
        title: <Trans>Your address could not be removed.</Trans>,
        text: <Trans>It is still saved. Please try again.</Trans>,
      }}
    >
      <p className="mb-5 wrap-anywhere">
        <span className="block">{`${address.firstName} ${address.lastName}`}</span>
        <AddressLines address={address} />
      </p>
    </ConfirmDialog>
  );
}
