import { parseUrl } from './parse-url';

/** Placeholder origin for resolving URLs. No real URL has it, since the top-level domain is reserved. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid';

/** This site never percent-encodes a URL more often than this. */
const MAX_DECODINGS = 5;

/** Control characters, and the line and paragraph separators. */
const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Returns the safe target of a redirect parameter (`nextStepUrl`, `redirectPath`, `URL`): a normalized path of this site with
 * its query and fragment. Returns `fallback` for anything else: another host in any spelling (`//host`, `/\host`, `https://…`,
 * also encoded), another scheme (`javascript:`, `data:`), a path that becomes one of these once dot segments or percent signs
 * are resolved, control characters, and surrounding whitespace (browsers strip it, so the checked URL would differ from the one
 * followed). See shell.md §3.
 */
export function redirectTarget(value: string | null | undefined, fallback: string): string {
  return (value && toSitePath(value)) || fallback;
}

/**
 * Acts like `redirectTarget`, for `errorViewName` and the `URL` of a command, which may also be a bare view name with an
 * optional query: `AjaxOrderItemDisplayView` is the path `/AjaxOrderItemDisplayView`.
 */
export function viewTarget(value: string | null | undefined, fallback: string): string {
  const isViewName = value !== null && value !== undefined && /^[A-Za-z][A-Za-z0-9]*(\?.*)?$/.test(value);
  return redirectTarget(isViewName ? `/${value}` : value, fallback);
}

function toSitePath(value: string): string | undefined {
  if (value !== value.trim() || CONTROL_CHARACTER.test(value)) return undefined;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const resolved = isSafeWhenDecoded(path) ? parseUrl(value, PLACEHOLDER_ORIGIN) : undefined;
  return resolved?.origin === PLACEHOLDER_ORIGIN
    ? `${resolved.pathname}${resolved.search}${resolved.hash}`
    : undefined;
}

/** Returns whether every decoded form is a path of this site, because a proxy or router may decode the path again. */
function isSafeWhenDecoded(path: string): boolean {
  let current = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (!isSafePath(current) || CONTROL_CHARACTER.test(current)) return false;
    const decoded = decodeAscii(current);
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

/**
 * Requires exactly one leading slash, before and after resolving dot segments: `//..` names a host, and `/.//host` becomes
 * `//host`. Rejects backslashes, which browsers treat as slashes.
 */
function isSafePath(path: string): boolean {
  if (!/^\/(?!\/)/.test(path) || path.includes('\\')) return false;
  const url = parseUrl(PLACEHOLDER_ORIGIN + path);
  return url !== undefined && !url.pathname.startsWith('//');
}

/** Decodes ASCII only: no other character can change the target. A stray percent sign is left as it is. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
