import { useGetProductById, useGetProductByPartNumber } from '@generated/catalog/catalog';
import type { ProductViewProduct } from '@generated/catalog/model/productViewProduct';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';

/** The catalog's data about an ordered item. */
export interface ItemProduct {
  loading: boolean;
  /** Name of the model for a frame; the order's name when the catalog has none. */
  name: string;
  brand: string;
  color: string;
  image: string | undefined;
  /** It is still in the catalog. */
  isListed: boolean;
}

/**
 * Returns the catalog's name and picture of an item (003 §7): its SKU by part number, and the model's name by the SKU's parent.
 */
export function useItemProduct({ kind, partNumber, name }: TrackedItem): ItemProduct {
  const { storeId, catalogId, languageId, currency } = useSite();
  const params = { catalogId, langId: languageId, currency, responseFormat: 'json' } as const;
  const skuResult = useGetProductByPartNumber(storeId, partNumber, params, {
    swr: { enabled: kind !== 'LENS' },
  });
  const sku = skuResult.data?.CatalogEntryView[0];
  const parentId = sku?.parentProductID;
  const modelResult = useGetProductById(storeId, parentId ?? '', params, {
    swr: { enabled: parentId !== undefined },
  });
  const model = modelResult.data?.CatalogEntryView[0];
  const isFrame = kind === 'EYE' || kind === 'SUN';
  return {
    loading: skuResult.isLoading || modelResult.isLoading,
    // Contact lenses of one model differ by the size of their box, which only the SKU's name has.
    name: (isFrame && (textOf(model, 'MODEL_NAME') || textOf(sku, 'MODEL_NAME'))) || name,
    brand: sku?.manufacturer || model?.manufacturer || '',
    color: textOf(sku, 'FRAME_COLOR') ?? '',
    image: sku?.fullImage || sku?.thumbnail || model?.thumbnail || undefined,
    isListed: sku !== undefined,
  };
}

function textOf(product: ProductViewProduct | undefined, identifier: string): string | undefined {
  return product?.Attributes?.find((attribute) => attribute.identifier === identifier)?.Values[0]?.values;
}
