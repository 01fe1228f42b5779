import { Trans } from '@lingui/react/macro';
import { Accordion } from '@/ui/disclosure/accordion';
import type { ProductView } from '../api/product-view';
import { SpecList } from './spec-list';
import { TrustNotes } from './trust-notes';

/** Renders the trust notes and product details, below the purchase buttons. */
export function FrameNotes({ product }: { product: ProductView }) {
  return (
    <>
      <TrustNotes prescriptionReady={product.prescriptionReady} />
      <FrameDetails product={product} />
    </>
  );
}

/** Renders the product details in native accordions; server-rendered and usable without JavaScript. */
function FrameDetails({ product }: { product: ProductView }) {
  const { description, prescriptionReady } = product;
  return (
    <div>
      {description ? (
        <Accordion title={<Trans>About this frame</Trans>} level={2} open>
          <p>{description}</p>
        </Accordion>
      ) : null}
      <Accordion title={<Trans>Shape, material and fit</Trans>} level={2} open>
        <SpecList product={product} />
      </Accordion>
      <Accordion title={<Trans>Lenses and prescription</Trans>} level={2}>
        <p>
          {prescriptionReady ? (
            <Trans>
              This frame takes prescription lenses. Choose lenses to see each kind that fits it, with its
              price. You give your prescription after that.
            </Trans>
          ) : (
            <Trans>This frame is sold as it is: prescription lenses cannot be fitted to it.</Trans>
          )}
        </p>
      </Accordion>
    </div>
  );
}
