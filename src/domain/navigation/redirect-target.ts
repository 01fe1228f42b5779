/** Stands for this site while an address is resolved; no address can name it (the top-level domain is reserved). */
const THIS_SITE = 'https://site.invalid';

/** A text percent-encoded more often than this is no address that this site makes. */
const MOST_DECODINGS = 5;

/** Control characters, and the line and paragraph separators. */
const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Where a redirect parameter (`nextStepUrl`, `redirectPath`, `URL`) may lead: a path of this site, with its query and
 * fragment, in normal form. Anything else gives `fallback`, which the caller has to choose itself: another host in any
 * spelling (`//host`, `/\host`, `https://…`, also encoded), another scheme (`javascript:`, `data:`), a path that only
 * becomes one of these when dot segments or percent signs are resolved, control characters and surrounding white space
 * (which browsers drop, so that the address that is read is not the one that is followed). See spec/decisions.md,
 * "Routes".
 */
export function redirectTarget(value: string | null | undefined, fallback: string): string {
  return (value && pathOfThisSite(value)) || fallback;
}

/**
 * As `redirectTarget`, for `errorViewName` and for the `URL` of a command, which the platform also lets be the bare name
 * of a view, with or without a query: `AjaxOrderItemDisplayView` is the path `/AjaxOrderItemDisplayView`.
 */
export function viewTarget(value: string | null | undefined, fallback: string): string {
  const isViewName = value !== null && value !== undefined && /^[A-Za-z][A-Za-z0-9]*(\?.*)?$/.test(value);
  return redirectTarget(isViewName ? `/${value}` : value, fallback);
}

function pathOfThisSite(value: string): string | undefined {
  if (value !== value.trim() || CONTROL_CHARACTER.test(value)) return undefined;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  if (!staysOnThisSite(path) || !URL.canParse(value, THIS_SITE)) return undefined;
  const resolved = new URL(value, THIS_SITE);
  return resolved.origin === THIS_SITE ? `${resolved.pathname}${resolved.search}${resolved.hash}` : undefined;
}

/** A proxy or a router on the way may decode the path once more, so every decoded form has to be a path of this site. */
function staysOnThisSite(path: string): boolean {
  let form = path;
  for (let round = 0; round < MOST_DECODINGS; round += 1) {
    if (!isPath(form) || CONTROL_CHARACTER.test(form)) return false;
    const decoded = decodeAscii(form);
    if (decoded === form) return true;
    form = decoded;
  }
  return false;
}

/**
 * One slash first, as it stands and once the dot segments are resolved: `//..` names a host, and `/.//host` becomes
 * `//host`. No backslash, which browsers read as a slash.
 */
function isPath(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || path.includes('\\')) return false;
  const address = THIS_SITE + path;
  return URL.canParse(address) && !new URL(address).pathname.startsWith('//');
}

/** Decodes ASCII only: no other character can change where a path leads, and a stray percent sign is left alone. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
