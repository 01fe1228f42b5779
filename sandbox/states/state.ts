import type { LocaleCode } from '@/domain/locale/locales';

/**
 * What a shopper does on the page. Names of controls and fields are the messages in the code, in English; whoever takes the
 * step translates them. A name that ends in `*` is the beginning of a longer one.
 */
export type Step =
  /** Presses a button, link, tab, switch, or what opens a section. */
  | string
  /** Presses one outside the page's main part or the open dialog. */
  | { press: string; within: 'banner' | 'complementary' | 'contentinfo' }
  /** Presses the option at this place, for options that the commerce API names; in the group of this name. */
  | { option: number; group?: string }
  | { check: string }
  /** Presses the checkbox at this place. */
  | { checkbox: number }
  | { fill: Record<string, string>; within?: 'banner' | 'contentinfo' }
  /** Chooses in a list: the value, or the place of an option. */
  | { select: Record<string, string | number> }
  /** Chooses a small picture, or a file of another kind, for the field of files. */
  | { upload: 'picture' | 'text' }
  /** Presses, in the window that the page has opened, the button of this name, which is no message: a person's. */
  | { inPopUp: string }
  /** From now on the commerce API is in this scenario. */
  | { scenario: string };

/** Steps that are no control: the connection goes, and a first scroll, which opens the pop-up of the promotion. */
export const GO_OFFLINE = 'go offline';
export const OPEN_PROMOTION = 'open promotion';

/** A size of the browser's window. */
export type StateSize = 'phone' | 'desktop';

/** How the page is shown, other than usual. */
export type StateMedia = 'print' | 'forced colors' | 'large text';

/** What the page is like in its state. */
export type StateKind = 'normal' | 'empty' | 'loading' | 'failed' | 'offline' | 'dialog';

/** A state of the store that has a name: a page, who looks at it, what is the matter, and what was done. */
export interface State {
  /** Unique, and the name of its pictures: `cart/two-frames`. */
  id: string;
  /** `id` of the page in src/app/pages.ts. */
  page: string;
  kind: StateKind;
  /** One sentence: the behavior that it shows. */
  shows: string;
  /** `{locale}`, `{country}`, `{city}`, `{langId}`, `{storeId}`, `{catalogId}`, `{orderId}` and `{email}` are replaced. */
  path: string;
  /** Name of the dialog's file, for a state with an open one. */
  dialog?: string;
  /** Entries of the error catalogs that it shows. */
  entries?: readonly string[];
  scenario?: string;
  shopper?: 'guest' | 'member' | 'new member' | 'member with an expired password';
  /** A cart that the panel can fill. */
  cart?: string;
  /** A demo patient, whose prescription the browser keeps. */
  patient?: string;
  /** How far the checkout has come before the page opens. */
  checkout?: 'cart' | 'address' | 'method' | 'payment' | 'placed';
  /** Title of a demo order, whose ID and email path and steps may name. */
  demoOrder?: string;
  steps?: readonly Step[];
  /** Default: `lc-us`. */
  locales?: readonly LocaleCode[];
  /** Default: both. */
  sizes?: readonly StateSize[];
  media?: StateMedia;
}
