import type { ReactNode } from 'react';
import { fullName } from '../api/full-name';
import type { ProductView } from '../api/product-view';
import type { Shot } from '../api/to-gallery';
import { ColourLinks } from './colour-links';
import { FrameDetails } from './frame-details';
import { ProductGallery } from './product-gallery';
import { ProductHeading } from './product-heading';
import { SizeBlock } from './size-block';
import { StockNote } from './stock-note';
import { TrustNotes } from './trust-notes';

export interface FrameProductProps {
  product: ProductView;
  shots: readonly Shot[];
  /** How the frame gets into the cart. Left out for a colour that is sold out. */
  purchase: ReactNode;
  /** Beside the name, such as a heart. */
  aside?: ReactNode;
}

/** The product page of a frame (000 §2). */
export function FrameProduct({ product, shots, purchase, aside }: FrameProductProps) {
  const { stock, size } = product;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-12">
      <div className="min-w-0 lg:col-span-7">
        <ProductGallery name={fullName(product)} shots={shots} />
      </div>
      <div className="grid content-start gap-6 lg:col-span-5 lg:row-span-2">
        <div className="flex items-start justify-between gap-4">
          <ProductHeading product={product} />
          {aside}
        </div>
        <ColourLinks product={product} />
        <div className="grid gap-3">
          {stock === 'sold-out' ? null : purchase}
          <StockNote product={product} />
        </div>
        <TrustNotes prescriptionReady={product.prescriptionReady} />
        <FrameDetails product={product} />
      </div>
      {size ? <SizeBlock size={size} className="max-lg:mt-6 lg:col-span-7" /> : null}
    </div>
  );
}
