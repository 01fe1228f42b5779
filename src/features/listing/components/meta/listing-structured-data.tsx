import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { StructuredData } from '@/lib/meta/structured-data';
import { useSite } from '@/lib/site/site';
import { breadcrumbJsonLd, itemListJsonLd } from '../../api/listing-json-ld';
import { useListingBreadcrumbs } from '../../hooks/use-listing-breadcrumbs';

export interface ListingStructuredDataProps {
  products: readonly CatalogSearchProduct[];
  /** From 1. */
  page: number;
}

/** Renders the structured data of a listing page: its products and breadcrumbs. */
export function ListingStructuredData({ products, page }: ListingStructuredDataProps) {
  const site = useSite();
  const breadcrumbs = useListingBreadcrumbs();
  return <StructuredData items={[breadcrumbJsonLd(breadcrumbs), itemListJsonLd(site, products, page)]} />;
}
