import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TrackedItem, TrackedOrder } from '@/domain/orders/tracked-order';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import type { PictureSlotProps } from '../slots';
import { CarrierLink } from './carrier-link';
import { PrescriptionPreview } from './prescription-preview';

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
