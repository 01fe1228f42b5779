import { deferHydration } from '@/lib/hydration/defer-hydration';
import { PageMeta } from '@/lib/meta/page-meta';
import { fullName } from '../api/full-name';
import type { ProductStructuredDataProps } from './product-structured-data';

const ProductStructuredData = deferHydration(
  async () => (await import('./product-structured-data')).ProductStructuredData,
);

/** Title, description and structured data of a product page. */
export function ProductMeta({ product, shots }: ProductStructuredDataProps) {
  const { colorName, description, summary } = product;
  return (
    <>
      <PageMeta
        title={[fullName(product), colorName].filter(Boolean).join(', ')}
        description={description || summary}
      />
      <ProductStructuredData product={product} shots={shots} />
    </>
  );
}
