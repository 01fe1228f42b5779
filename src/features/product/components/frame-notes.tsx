import type { ProductView } from '../api/product-view';
import { FrameDetails } from './frame-details';
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
