import { registrationOf } from '../fixtures/registration';
import type { ContractClient } from '../http/contract-client';
import { requestExample } from '../model/request-example';
import type { StoreIds } from '../store-ids';

interface OtherShoppersOptions {
  store: StoreIds;
  /** Whether the run may create anyone. */
  write: boolean;
  newClient: (cookies: Map<string, string>) => ContractClient;
}

/** The second guest and the second member of a run, made when a check first needs them. */
export class OtherShoppers {
  readonly #options: OtherShoppersOptions;
  readonly #cookies = new Map<'shopper' | 'member', Promise<string>>();

  constructor(options: OtherShoppersOptions) {
    this.#options = options;
  }

  /** Their Cookie header; undefined when the run may not create anyone. */
  async cookieOf(kind: 'shopper' | 'member'): Promise<string | undefined> {
    if (!this.#options.write) return undefined;
    const cookies = this.#cookies.get(kind) ?? (kind === 'shopper' ? this.#newGuest() : this.#newMember());
    this.#cookies.set(kind, cookies);
    return cookies;
  }

  async #newGuest(): Promise<string> {
    const cookies = new Map<string, string>();
    const { store, newClient } = this.#options;
    await newClient(cookies).POST('/wcs/resources/store/{storeId}/guestidentity', {
      params: { path: store, query: { updateCookies: 'true', langId: store.langId } },
      body: requestExample('createGuestIdentity', 'emptyBody'),
    });
    return toHeader(cookies);
  }

  async #newMember(): Promise<string> {
    const cookies = new Map<string, string>();
    const { store, newClient } = this.#options;
    await newClient(cookies).POST('/wcs/resources/store/{storeId}/person', {
      params: { path: store, query: { updateCookies: 'true', langId: store.langId } },
      body: registrationOf(store),
    });
    return toHeader(cookies);
  }
}

function toHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
