import { downloadPrescription, getDownloadPrescriptionUrl } from '@generated/prescriptions/prescriptions';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import type { PrescriptionFileId, TrackedItem, TrackedOrder } from '@/domain/orders/tracked-order';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { previewOf } from '@/lib/uploads/prescription-file';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import type { PictureSlotProps } from '../slots';
import { CarrierLink } from './carrier-link';

interface ItemLinksProps {
  item: TrackedItem;
  order: TrackedOrder;
  name: string;
  renderPicture: (props: PictureSlotProps) => ReactNode;
}

/** Links to the next steps of an item: its prescription step, its carrier, its prescription. */
export function ItemLinks({ item, order, name, renderPicture }: ItemLinksProps) {
  const site = useSite();
  const { orderItemId, state, prescriptionFile, pickupStore } = item;
  const { stepLink } = order;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 empty:hidden">
      {state === 'pending-prescription' && stepLink ? (
        <ButtonLink
          render={
            <PageLink
              href={checkoutPaths.prescriptionStep(site, {
                encOrderMemberId: stepLink,
                item: orderItemId,
                nextStepUrl: orderPaths.trackOrder(site),
              })}
            />
          }
        >
          <Trans>Add your prescription</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      <CarrierLink item={item} name={name} />
      {pickupStore ? (
        <ButtonLink
          variant="secondary"
          render={<PageLink href={storeLocatorPaths.store(site, pickupStore.storeName)} />}
        >
          <Trans>Hours and directions</Trans>
        </ButtonLink>
      ) : null}
      {prescriptionFile ? (
        <PrescriptionPreview file={prescriptionFile} name={name} renderPicture={renderPicture} />
      ) : null}
    </div>
  );
}

interface PrescriptionPreviewProps {
  file: PrescriptionFileId;
  /** Name of the item. */
  name: string;
  renderPicture: (props: PictureSlotProps) => ReactNode;
}

/** Shows the uploaded prescription (003 §7): a picture in a dialog, a PDF in a new tab. Others cannot be shown. */
function PrescriptionPreview({ file, name, renderPicture }: PrescriptionPreviewProps) {
  const { userId, fileName } = file;
  const { storeId } = useSite();
  const { open, mounted, show, setOpen } = useDialogOpen();
  const load = useCallback(
    () => downloadPrescription(storeId, userId, fileName),
    [storeId, userId, fileName],
  );
  const preview = previewOf(fileName);
  if (!preview) return null;
  const label = (
    <>
      <Trans>View your prescription</Trans>
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  if (preview === 'document') {
    return (
      <ButtonLink
        variant="link"
        href={getDownloadPrescriptionUrl(storeId, userId, fileName)}
        target="_blank"
        rel="noopener"
      >
        {label}{' '}
        <VisuallyHidden>
          <Trans>(in a new tab)</Trans>
        </VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      {mounted ? renderPicture({ open, onOpenChange: setOpen, load }) : null}
    </>
  );
}
