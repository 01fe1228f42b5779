import { Espot } from '@/features/marketing/components/espot';
import { productSpot } from './product-spot';

/** The retailer's word beside a product; nothing where there is none. */
export function ProductBanner({ productId }: { productId: string }) {
  return (
    <Espot spot={productSpot(productId)} prepared>
      {(content) => <div className="rounded-md bg-accent-tint px-4 py-3 text-sm">{content}</div>}
    </Espot>
  );
}
