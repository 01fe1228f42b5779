import type { PrescriptionSetupResponse } from '@generated/prescriptions/model/prescriptionSetupResponse';
import { itemPictureQuery } from '@/features/prescription-step/api/item-picture';
import { orderOf } from '@/features/prescription-step/api/use-step-order';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { LoadQuery } from '@/lib/queries/query';
import type { PageLocation, PrepareResult } from '../../page';
import { messagesQuery } from '../shared/lazy-messages';
import { nextStepFrom } from './step-url';

/** Loads what the items need; an order without such items redirects. */
export async function prepareItems(
  { site, search }: PageLocation,
  setup: PrescriptionSetupResponse | null,
  load: LoadQuery,
): Promise<PrepareResult | undefined> {
  const order = orderOf(setup);
  if (order && order.items.length === 0)
    return { redirect: order.lineCount > 0 ? nextStepFrom(site, search) : sitePaths.cart(site) };
  const items = order?.items ?? [];
  await Promise.all([
    ...items.map((item) => load(itemPictureQuery(site, item))),
    // For values in words.
    items.some(({ given }) => given.values)
      ? load(messagesQuery(site.languageTag, 'prescription'))
      : undefined,
    // For a file that is not submitted yet.
    items.some(({ given, provided }) => given.file && !provided)
      ? load(messagesQuery(site.languageTag, 'prescription-upload'))
      : undefined,
  ]);
  return undefined;
}
