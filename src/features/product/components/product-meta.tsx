import type { ReactNode } from 'react';
import { PageMeta } from '@/lib/meta/page-meta';
import { asJpeg } from '../api/as-jpeg';
import { fullName } from '../api/full-name';
import type { ProductView } from '../api/product-view';

export interface ProductMetaProps {
  product: ProductView;
  /** Slot: JSON-LD with the price that the page shows. */
  structuredData: ReactNode;
}

/** Renders the title, description and structured data of a product page. */
export function ProductMeta({ product, structuredData }: ProductMetaProps) {
  const { colorName, description, summary, image } = product;
  return (
    <>
      <PageMeta
        title={[fullName(product), colorName].filter(Boolean).join(', ')}
        description={description || summary}
        image={image && asJpeg(image)}
      />
      {structuredData}
    </>
  );
}
