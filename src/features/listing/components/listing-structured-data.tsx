import type { CatalogSearchEntry } from '@generated/catalog/model';
import { StructuredData } from '@/platform/meta/structured-data';
import { useSite } from '@/platform/store/store';
import { breadcrumbJsonLd, itemListJsonLd } from '../api/listing-json-ld';
import { useCrumbs } from './use-crumbs';

export interface ListingStructuredDataProps {
  products: readonly CatalogSearchEntry[];
  /** From 1. */
  page: number;
}

/** Structured data of a listing page: its products and breadcrumbs. */
export function ListingStructuredData({ products, page }: ListingStructuredDataProps) {
  const site = useSite();
  const crumbs = useCrumbs();
  return <StructuredData items={[breadcrumbJsonLd(crumbs), itemListJsonLd(site, products, page)]} />;
}
