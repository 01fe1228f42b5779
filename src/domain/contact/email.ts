import { cleanText } from '../text/typed-text';

/** Maximum length of an email address, and of the part before the @ (RFC 5321 §4.5.3.1, RFC 3696 erratum 1690). */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/**
 * Letters of any script (RFC 6531), digits and the symbols that RFC 5322 allows unquoted, in segments joined by single dots.
 */
const LOCAL_PART = /^[\p{L}\p{M}\p{Nd}_!#$%&'*+/=?^`{|}~-]+(\.[\p{L}\p{M}\p{Nd}_!#$%&'*+/=?^`{|}~-]+)*$/u;
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{Nd}.-]+$/u;
const DOMAIN_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL_DOMAIN = /^([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/** As mail programs copy one recipient: `Ana Linden <ana@example.com>`. */
const NAMED = /^[^<>]*<([^<>]*)>$/;

/**
 * Extracts the address from a typed or pasted text and normalizes it for sending: Unicode NFC (RFC 6532), with an ASCII domain,
 * as some browsers write it.
 */
export function cleanEmail(typed: string): string {
  const email = cleanText(typed)
    .replace(/[\uFF01-\uFF5E]/g, (fullWidth) => fullWidth.normalize('NFKC'))
    .replace(/ ?[,;]$/, '')
    .replace(NAMED, '$1')
    .replace(/^mailto:\s*/i, '');
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + toAsciiDomain(email.slice(at));
}

/**
 * Returns whether a cleaned text has the format of an email address (003 §5).
 *
 * Pragmatic rather than complete: it accepts what mail providers issue (name@host.tld, plus signs, subdomains) and rejects
 * likely typos, such as a missing top-level domain or two dots in a row. It also rejects quoted local parts, IP addresses and
 * comments, which the standard allows.
 */
export function isEmail(text: string): boolean {
  const email = cleanEmail(text);
  const at = email.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_PART_LENGTH || email.length > MAX_EMAIL_LENGTH) return false;
  return LOCAL_PART.test(email.slice(0, at)) && isDomain(email.slice(at + 1));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? '')
  );
}

function toAsciiDomain(domain: string): string {
  if (!INTERNATIONAL_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
