import type { Messages } from '@lingui/core';
import { storedPrescription } from '@/platform/prescription/stored-prescription';
import type { Read } from '@/platform/reads/read';
import type { PageLocation } from '../page';
import { fitMessagesRead } from './fit-messages-read';
import { loadFitBlock } from './product-fit';

/** The query of the prescription fit messages; undefined when no prescription is stored. */
export async function productFitRead({
  site,
  prescription,
}: PageLocation): Promise<Read<Messages> | undefined> {
  if (!prescription && !storedPrescription.read()) return undefined;
  await loadFitBlock();
  return fitMessagesRead(site.displayLanguage);
}
