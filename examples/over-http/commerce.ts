/** Where the commerce API is; '' for the app's own origin. */
declare const __API__: string;

const STORE = '/wcs/resources/store/10851';
const COMMANDS = '/webapp/wcs/stores/servlet';

/** A call with the browser's cookies, which the sandbox sets for its host. Ports do not matter to them. */
async function call<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const response = await fetch(`${__API__}${path}`, { credentials: 'include', ...init });
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${body.errors?.[0]?.errorKey}`);
  return body;
}

const json = (body: unknown, headers: HeadersInit = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

export function becomeGuest(): Promise<{ userId: string }> {
  return call(`${STORE}/guestidentity?updateCookies=true`, json({}));
}

interface Listing {
  catalogEntryView: { sKUs: { uniqueID: string; buyable: string; x_inventoryStatus: string }[] }[];
}

/** Adds the first frame of the catalog that is in stock. */
export async function addFrame(): Promise<void> {
  const { catalogEntryView } = await call<Listing>(
    '/search/resources/store/10851/productview/byCategory/40001?pageNumber=1&pageSize=20&profileName=IBM_findProductByPartNumber_Details',
  );
  const sku = catalogEntryView
    .flatMap(({ sKUs }) => sKUs)
    .find(({ buyable, x_inventoryStatus }) => buyable === 'true' && x_inventoryStatus !== 'Unavailable');
  await call(
    `${COMMANDS}/LCOrderItemAddGlassesCmd`,
    form({
      storeId: '10851',
      catalogId: '10101',
      langId: '-1',
      orderId: '.',
      frameCatentryId: sku?.uniqueID ?? '',
      includeLens: 'false',
      URL: '/AjaxOrderItemDisplayView',
    }),
  );
}

/** @param scenario a state of the sandbox that this call meets (docs/scenarios.md). */
export async function readCart(scenario?: string): Promise<number> {
  const headers: HeadersInit = scenario === undefined ? {} : { 'x-sandbox-scenario': scenario };
  const cart = await call<{ orderItem?: unknown[] }>(`${STORE}/cart/@self`, { headers });
  return cart.orderItem?.length ?? 0;
}

export function signIn(logonId: string, password: string): Promise<{ success: boolean | string }> {
  return call(
    `${COMMANDS}/LogonAjax`,
    form({ logonId, password, URL: '/', storeId: '10851', catalogId: '10101', langId: '-1' }),
  );
}

export interface Tokens {
  userId: string;
  WCToken: string;
  WCTrustedToken: string;
}

/** Creates an account, without cookies: its tokens are the session. */
export function register(email: string, password: string): Promise<Tokens> {
  const account = {
    logonId: email,
    logonPassword: password,
    logonPasswordVerify: password,
    firstName: 'Ana',
    lastName: 'Diaz',
    email1: email,
    preferredLanguage: '-1',
  };
  return call(`${STORE}/person`, { ...json(account), credentials: 'omit' });
}

/** Who the caller is: by the tokens, or else by the browser's cookies. */
export async function whoAmI(tokens?: Tokens): Promise<string> {
  const init: RequestInit = tokens
    ? {
        credentials: 'omit',
        headers: { WCToken: tokens.WCToken, WCTrustedToken: tokens.WCTrustedToken },
      }
    : {};
  const { basicInfo } = await call<{ basicInfo: { runAsId: number } }>(
    `${STORE}/usercontext/@self/contextdata`,
    init,
  );
  return String(basicInfo.runAsId);
}

/** Uploads a prescription file before there is an order line, and reads it back. */
export async function upload(fileName: string, content: string): Promise<string> {
  const { savedFileName } = await call<{ savedFileName: string }>(
    `${STORE}/rxc/prescription/upload`,
    json({
      storeId: '10851',
      langId: '-1',
      catalogId: '10101',
      userId: await whoAmI(),
      isItemFile: false,
      fileName,
      fileData: btoa(content),
    }),
  );
  const file = await fetch(`${__API__}${STORE}/rxc/prescription/download/${savedFileName}`, {
    credentials: 'include',
  });
  return file.text();
}
