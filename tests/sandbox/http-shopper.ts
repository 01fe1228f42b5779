import {
  asForm,
  type ContractClient,
  createContractClient,
} from '../../scripts/contract/http/contract-client';
import { requestExample } from '../../scripts/contract/model/request-example';
import { send } from '../../scripts/contract-checker/http/transport';

/** A color of a frame in the listing. */
export interface Frame {
  catentryId: string;
  partNumber: string;
}

const STORE = { storeId: '10851', catalogId: '10101', langId: '-1' } as const;

/** A guest with a cookie jar, over HTTP. */
export class HttpShopper {
  readonly client: ContractClient;
  readonly cookies: Map<string, string>;

  /** @param cookies of an earlier session, to continue as the same shopper. */
  constructor(url: string, cookies = new Map<string, string>()) {
    this.cookies = cookies;
    this.client = createContractClient({
      baseUrl: url,
      sendRequest: (request) => send(fetch, request),
      cookies,
    });
  }

  /** For raw requests. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Becomes a guest. @returns the user id. */
  async becomeGuest(): Promise<string> {
    const { data } = await this.client.POST('/wcs/resources/store/{storeId}/guestidentity', {
      params: { path: STORE, query: { updateCookies: 'true' } },
      body: requestExample('createGuestIdentity', 'emptyBody'),
    });
    return requireValue('userId', data?.userId);
  }

  /** Adds a frame without lenses to the cart. @returns the IDs of the added line items. */
  async addFrame({ catentryId }: Frame): Promise<string[]> {
    const { data } = await this.client.POST('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', {
      ...asForm,
      body: {
        ...STORE,
        orderId: '.',
        frameCatentryId: catentryId,
        includeLens: 'false',
        URL: '/AjaxOrderItemDisplayView',
      },
    });
    if (typeof data !== 'object' || !('orderItemId' in data))
      throw new Error(`The frame was rejected: ${JSON.stringify(data)}`);
    return [data.orderItemId].flat();
  }

  async save({ catentryId }: Frame): Promise<void> {
    const { response } = await this.client.PUT(
      '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self',
      {
        params: { path: STORE },
        body: { addSavedItemList: [{ catEntryId: catentryId, catEntryType: 'EYE', quantity: 1 }] },
      },
    );
    if (!response.ok) throw new Error(`Saving returned ${response.status}`);
  }

  /** Returns the saved catalog entry IDs. */
  async savedIds(): Promise<string[]> {
    const { data } = await this.client.GET(
      '/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/count',
      { params: { path: STORE } },
    );
    return requireValue('catentries', data?.catentries);
  }

  async cart() {
    const { data } = await this.client.GET('/wcs/resources/store/{storeId}/cart/@self', {
      params: { path: STORE },
    });
    return requireValue('cart', data);
  }
}

/** Returns the first buyable colors of the eyeglasses listing. */
export async function listFrames(url: string, count: number): Promise<Frame[]> {
  const { client } = new HttpShopper(url);
  const { data } = await client.GET('/search/resources/store/{storeId}/productview/byCategory/{categoryId}', {
    params: {
      path: { ...STORE, categoryId: '40001' },
      query: { pageNumber: 1, pageSize: 100, profileName: 'IBM_findProductByPartNumber_Details' },
    },
  });
  return requireValue('catalogEntryView', data?.catalogEntryView)
    .flatMap(({ sKUs = [] }) => sKUs)
    .filter(({ buyable, x_inventoryStatus }) => buyable === 'true' && x_inventoryStatus !== 'Unavailable')
    .slice(0, count)
    .map(({ uniqueID, partNumber }) => ({ catentryId: uniqueID, partNumber }));
}

function requireValue<T>(what: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`${what} is missing in the response.`);
  return value;
}
