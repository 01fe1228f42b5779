import { openVisitor, type PlatformClient, type Transport } from './visitor';

export interface StoreChoice {
  storeId: '10851' | '10852';
  catalogId: '10101' | '10102';
  langId: '-1' | '-24';
  country: 'US' | 'CA';
}

export interface WalkOptions {
  baseUrl: string;
  transport: Transport;
  storeId: StoreChoice['storeId'];
  /** An account of the host, for calls that only a member may make. */
  member?: { logonId: string; password: string };
  /** Whether to make calls that leave something behind which nobody removes: an order, an account, an exam. */
  lasting: boolean;
  /** Today at the host, for days that are asked for. */
  now: Date;
}

/** Something that a call needs is not to be had from this host; says why. */
export class MissingInput extends Error {}

/** What the calls of one check share: who calls, of which store, and what earlier answers gave. */
export class Walk {
  readonly options: WalkOptions;
  readonly store: StoreChoice;
  readonly #onAnswer: (request: Request, response: Response) => Promise<void>;

  constructor(options: WalkOptions, onAnswer: (request: Request, response: Response) => Promise<void>) {
    this.options = options;
    this.#onAnswer = onAnswer;
    this.store =
      options.storeId === '10851'
        ? { storeId: '10851', catalogId: '10101', langId: '-1', country: 'US' }
        : { storeId: '10852', catalogId: '10102', langId: '-24', country: 'CA' };
  }

  /** A browser that has never been here. */
  newVisitor(): PlatformClient {
    const { baseUrl, transport } = this.options;
    return openVisitor({ baseUrl, transport, onAnswer: this.#onAnswer });
  }

  /** @throws MissingInput where the check was not told to leave something behind. */
  needLasting(what: string, instead = ''): void {
    if (this.options.lasting) return;
    const ways = ['ask for it with --lasting', instead].filter((text) => text !== '').join(', ');
    throw new MissingInput(`leaves ${what} behind; ${ways}`);
  }
}

/** Something that is made at most once in a walk, when a call first needs it. */
export function supply<T>(make: (walk: Walk) => Promise<T>): (walk: Walk) => Promise<T> {
  const made = new WeakMap<Walk, Promise<T>>();
  return (walk) => {
    const known = made.get(walk);
    if (known) return known;
    const making = make(walk);
    made.set(walk, making);
    return making;
  };
}

/** The body of a success. @throws MissingInput when the call was refused. */
export function answered<T>(what: string, result: { data?: T; response: Response }): NonNullable<T> {
  const { data, response } = result;
  if (data === undefined || data === null || !response.ok)
    throw new MissingInput(`${what} answered ${response.status}`);
  return data;
}

/** @throws MissingInput when there is no value. */
export function present<T>(what: string, value: T | null | undefined): T {
  if (value === undefined || value === null) throw new MissingInput(`${what} is not in the answer`);
  return value;
}
