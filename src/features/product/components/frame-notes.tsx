import type { ProductView } from '../api/product-view';
import { FrameDetails } from './frame-details';
import { TrustNotes } from './trust-notes';

/** What there is to read beside the pictures, under the button. */
export function FrameNotes({ product }: { product: ProductView }) {
  return (
    <>
      <TrustNotes prescriptionReady={product.prescriptionReady} />
      <FrameDetails product={product} />
    </>
  );
}
