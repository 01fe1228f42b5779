import { gzipSync } from 'node:zlib';
import type { ReadCopy } from './change-response';
import { onSuccess, returnsJson } from './message-defects';
import type { DefectKind } from './planted-defect';

/** Another body of the operation's successes in JSON; undefined leaves one as it is. */
function withBytes(
  change: (text: string, copy: ReadCopy) => string | Uint8Array<ArrayBuffer> | undefined,
  headers: Record<string, string | undefined> = {},
): Pick<DefectKind, 'appliesTo' | 'plant'> {
  return {
    appliesTo: returnsJson,
    plant: onSuccess((copy) => {
      if (typeof copy.json !== 'object' || copy.json === null) return undefined;
      const body = change(copy.text, copy);
      if (body === undefined) return undefined;
      const changed = new Headers(copy.headers);
      changed.delete('content-length');
      for (const [name, value] of Object.entries(headers)) {
        if (value === undefined) changed.delete(name);
        else changed.set(name, value);
      }
      return new Response(body, { status: copy.status, headers: changed });
    }),
  };
}

/** The body with one more field at its beginning. */
const withField = (field: string) => (text: string) =>
  /^\{\s*\}$/.test(text) ? `{${field}}` : text.replace('{', `{${field},`);
const isObject = (text: string) => text.startsWith('{');
const onObject = (change: (text: string) => string | Uint8Array<ArrayBuffer>) => (text: string) =>
  isObject(text) ? change(text) : undefined;

/** Defects of the bytes of a response. */
export const byteDefects: DefectKind[] = [
  {
    name: 'byte-order mark',
    report: 'woocommerce/wc-api-python#40',
    ...withBytes((text) => `\uFEFF${text}`),
  },
  {
    name: 'letters of Latin-1',
    ...withBytes(onObject((text) => Buffer.from(withField('"x_note":"Montréal"')(text), 'latin1'))),
  },
  { name: 'letters encoded twice', ...withBytes(onObject(withField('"x_note":"MontrÃ©al"'))) },
  { name: 'letters lost', ...withBytes(onObject(withField('"x_note":"Montr\uFFFDal"'))) },
  {
    name: 'compression that breaks off',
    ...withBytes((text) => new Uint8Array(gzipSync(text).subarray(0, -9)), { 'content-encoding': 'gzip' }),
  },
  { name: 'compression that is none', ...withBytes((text) => text, { 'content-encoding': 'gzip' }) },
  { name: 'another length', ...withBytes((text) => text, { 'content-length': '3' }) },
  {
    name: 'another charset',
    ...withBytes((text) => text, { 'content-type': 'application/json; charset=iso-8859-1' }),
  },
  { name: 'no content type', ...withBytes((text) => Buffer.from(text), { 'content-type': undefined }) },
  {
    name: 'a name twice',
    ...withBytes(onObject((text) => text.replace(/^\{("[^"]+"):/, '{$1:null,$1:'))),
  },
  {
    name: 'an integer above 2^53',
    report: 'zerotier/ZeroTierOne#854',
    ...withBytes(onObject(withField('"x_serial":9221939555730002819'))),
  },
  { name: 'NaN', ...withBytes(onObject(withField('"x_ratio":NaN'))) },
  { name: 'a comma too many', ...withBytes((text) => text.replace(/([}\]])$/, ',$1')) },
  {
    name: 'a notice before the JSON',
    report: 'Icinga/icingaweb2-module-director#2575',
    ...withBytes((text) => `<br />\n<b>Deprecated</b>: x<br />\n${text}`),
  },
  { name: 'a text after the JSON', ...withBytes((text) => `${text}<!-- 0.2 s -->`) },
  { name: 'two documents', ...withBytes((text) => `${text}\n${text}`) },
  { name: 'JSON within a string', ...withBytes((text) => JSON.stringify(text)) },
  { name: 'a call of a function around the JSON', ...withBytes((text) => `callback(${text});`) },
  {
    name: 'a list around the object',
    report: 'DOMjudge/domjudge#290',
    ...withBytes(onObject((text) => `[${text}]`)),
  },
  { name: 'null for the object', ...withBytes(() => 'null') },
  {
    name: 'stack trace',
    report: 'actionhero/keryx#82',
    ...withBytes(onObject(withField('"x_trace":"x\\n\\tat com.a.B.run(B.java:12)"'))),
  },
  {
    name: 'error of the database',
    report: 'modelcontextprotocol/registry#862',
    ...withBytes(onObject(withField('"x_debug":"SQLSTATE 42S02"'))),
  },
  { name: 'full card number', ...withBytes(onObject(withField('"x_card":"4111111111111111"'))) },
  {
    name: 'password hash',
    report: 'strapi/strapi#762',
    ...withBytes(onObject(withField(`"x_hash":"$2b$10$${'a'.repeat(53)}"`))),
  },
  {
    name: 'private key',
    ...withBytes(onObject(withField('"x_key":"-----BEGIN RSA PRIVATE KEY-----"'))),
  },
];
