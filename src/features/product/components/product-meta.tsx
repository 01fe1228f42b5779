import { PageMeta } from '@/platform/meta/page-meta';
import { servedPart } from '@/platform/rendering/served-part';
import { fullName } from '../api/full-name';
import type { ProductStructuredDataProps } from './product-structured-data';

const ProductStructuredData = servedPart(
  async () => (await import('./product-structured-data')).ProductStructuredData,
);

/** The head of a product's page, with its structured data. */
export function ProductMeta({ product, shots }: ProductStructuredDataProps) {
  const { colourName, description, summary } = product;
  return (
    <>
      <PageMeta
        title={[fullName(product), colourName].filter(Boolean).join(', ')}
        description={description || summary}
      />
      <ProductStructuredData product={product} shots={shots} />
    </>
  );
}
