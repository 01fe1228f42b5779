import type { Browser } from '@playwright/test';
import { type Cookies, openContext } from './phone.ts';

export interface Frame {
  uniqueID: string;
  partNumber: string;
}

/** The first frame of the eyeglasses, in its first color. */
export async function firstFrame(origin: string): Promise<Frame> {
  const query = new URLSearchParams({
    catalogId: '10101',
    langId: '-1',
    currency: 'USD',
    pageNumber: '1',
    pageSize: '1',
    profileName: 'IBM_findProductsByCategory_Details',
  });
  const response = await fetch(
    `${origin}/search/resources/store/10851/productview/byCategory/40001?${query}`,
  );
  const { catalogEntryView } = (await response.json()) as {
    catalogEntryView: (Frame & { sKUs?: Frame[] })[];
  };
  const [first] = catalogEntryView;
  if (!first) throw new Error('The sandbox has no eyeglasses.');
  return first.sKUs?.[0] ?? first;
}

/** Cookies of a new guest with a frame in the cart. */
export async function fillCart(browser: Browser, origin: string, frameId: string): Promise<Cookies> {
  const context = await openContext(browser);
  try {
    const { request } = context;
    await request.post(`${origin}/wcs/resources/store/10851/guestidentity?langId=-1&updateCookies=true`, {
      data: {},
    });
    const added = await request.post(`${origin}/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd`, {
      form: {
        storeId: '10851',
        catalogId: '10101',
        langId: '-1',
        orderId: '.',
        frameCatentryId: frameId,
        includeLens: 'false',
        URL: '/AjaxOrderItemDisplayView',
      },
    });
    if (!(await added.text()).includes('orderItemId'))
      throw new Error(`The frame was not added: ${await added.text()}`);
    return await context.cookies();
  } finally {
    await context.close();
  }
}
