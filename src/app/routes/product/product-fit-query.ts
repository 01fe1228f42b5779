import type { Messages } from '@lingui/core';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import type { Query } from '@/lib/queries/query';
import type { PageLocation } from '../../page';
import { fitMessagesQuery } from './fit-messages-query';
import { preloadFitBlock } from './product-fit';

/** The query of the prescription fit messages; undefined when no prescription is stored. */
export async function productFitQuery({
  site,
  prescription,
}: PageLocation): Promise<Query<Messages> | undefined> {
  if (!prescription && !storedPrescription.read()) return undefined;
  await preloadFitBlock();
  return fitMessagesQuery(site.displayLanguage);
}
