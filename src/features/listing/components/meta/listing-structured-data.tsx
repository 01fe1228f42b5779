import type { CatalogSearchEntry } from '@generated/catalog/model';
import { StructuredData } from '@/platform/meta/structured-data';
import { useSite } from '@/platform/store/store';
import { breadcrumbJsonLd, itemListJsonLd } from '../api/listing-json-ld';
import { useListingBreadcrumbs } from './use-crumbs';

export interface ListingStructuredDataProps {
  products: readonly CatalogSearchEntry[];
  /** From 1. */
  page: number;
}

/** Structured data of a listing page: its products and breadcrumbs. */
export function ListingStructuredData({ products, page }: ListingStructuredDataProps) {
  const site = useSite();
  const breadcrumbs = useListingBreadcrumbs();
  return <StructuredData items={[breadcrumbJsonLd(breadcrumbs), itemListJsonLd(site, products, page)]} />;
}
