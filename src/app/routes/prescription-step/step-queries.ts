import type { UserContext } from '@generated/identity/model/userContext';
import type { PrescriptionSetupResponse } from '@generated/prescriptions/model/prescriptionSetupResponse';
import { itemPictureQuery } from '@/features/prescription-step/api/item-picture';
import { orderOf } from '@/features/prescription-step/api/use-step-order';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { LoadQuery } from '@/lib/queries/query';
import { contactQuery } from '@/lib/session/contact-query';
import { isMember } from '@/lib/session/user-context';
import type { PageLocation, PrepareResult } from '../../page';
import { messagesQuery } from '../shared/lazy-messages';
import { nextStepFrom } from './step-url';

/** Loads what the items need; an order without such items redirects. */
export async function prepareItems(
  { site, search }: PageLocation,
  { setup, context }: { setup: PrescriptionSetupResponse | null; context: UserContext | null | undefined },
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
    // The patient to begin with.
    isMember(context) && items.some(({ kind, given }) => kind === 'contact' && !given.patient)
      ? load(contactQuery(site))
      : undefined,
  ]);
  return undefined;
}
