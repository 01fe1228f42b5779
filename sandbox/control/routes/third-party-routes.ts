import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../../create-sandbox';
import { grantCode } from '../../identity-provider/grants';
import { accountsOf } from '../../identity-provider/social-accounts';
import { itemOfParcel } from '../../orders/carrier';
import { isPlaced, placedItems } from '../../orders/placed-items';
import type { SandboxContext } from '../../sandbox-context';
import { claimFormView } from '../insurance-panel';
import { type Caller, jsonBody } from './caller';

const authorizationSchema = z.object({
  provider: z.enum(['google', 'facebook']),
  accountId: z.string(),
  codeChallenge: z.string().regex(/^[\w-]{43}$/),
  redirectUri: z.string().max(2048),
});

/** Routes with data for the pages that replace a carrier, an insurer and providers of social sign-in. */
export function thirdPartyRoutes({ context }: Sandbox) {
  return new Hono<Caller>()
    .get('/parcel', (c) => {
      const parcel = parcelView(context, c.req.query('number') ?? '');
      return parcel ? c.json(parcel) : c.json({ message: 'There is no such parcel.' }, 404);
    })
    .get('/claim-form', (c) => {
      const form = claimFormView(c.req.query('provider') ?? '', c.req.query('lang') ?? '');
      return form ? c.json(form) : c.json({ message: 'There is no such form.' }, 404);
    })
    .get('/social-accounts', (c) => c.json(accountsOf(c.req.query('provider') ?? '')))
    .post('/authorization', jsonBody(authorizationSchema), (c) => {
      const { provider, accountId, ...request } = c.req.valid('json');
      const account = accountsOf(provider).find(({ id }) => id === accountId);
      if (!account) return c.json({ message: 'There is no such account.' }, 400);
      return c.json({ code: context.state.transaction(() => grantCode(context, account, request)) });
    });
}

/** A parcel on the carrier's page. It names neither sender's customer nor address. */
interface ParcelView {
  number: string;
  events: { kind: 'shipped' | 'delivered'; at: number }[];
  /** Day of delivery as YYYY-MM-DD; empty where none is known. */
  expectedOn: string;
}

/** Returns the parcel with this number, once it is shipped. */
function parcelView(context: SandboxContext, number: string): ParcelView | undefined {
  const itemId = itemOfParcel(number);
  const order = itemId ? context.state.orders.by('item', itemId).find(isPlaced) : undefined;
  const placed = order && placedItems(context, order).find(({ item }) => item.orderItemId === itemId);
  if (!placed || (placed.status !== 'S' && placed.status !== 'D') || placed.item.tracking === 'none')
    return undefined;
  const shipped = placed.history.find(({ status }) => status === 'S');
  const delivered = placed.history.find(({ status }) => status === 'D');
  return {
    number,
    events: [
      ...(shipped ? [{ kind: 'shipped' as const, at: shipped.at }] : []),
      ...(delivered ? [{ kind: 'delivered' as const, at: delivered.at }] : []),
    ],
    expectedOn: placed.deliveryDate ?? '',
  };
}
