import type { CatalogSearchEntry } from '@generated/catalog/model';
import { StructuredData } from '@/platform/meta/structured-data';
import { useStore } from '@/platform/store/store';
import { breadcrumbJsonLd, itemListJsonLd } from '../api/listing-json-ld';
import { useCrumbs } from './use-crumbs';

export interface ListingStructuredDataProps {
  products: readonly CatalogSearchEntry[];
  /** From 1. */
  page: number;
}

/** Structured data of a listing page: its products and breadcrumbs. */
export function ListingStructuredData({ products, page }: ListingStructuredDataProps) {
  const store = useStore();
  const crumbs = useCrumbs();
  return <StructuredData items={[breadcrumbJsonLd(crumbs), itemListJsonLd(store, products, page)]} />;
}
