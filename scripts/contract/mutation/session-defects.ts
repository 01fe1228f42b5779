import { rowsAt, valuesAt } from '../../contract-checker/invariants/pointer';
import type { Operation } from '../../contract-checker/plugin';
import { copyOf, exampleSuccess, type ReadCopy, rebuild } from './change-response';
import { everywhere, onSuccess, returnsJson } from './message-defects';
import type { DefectKind } from './planted-defect';
import { onRejection } from './rejection-defects';

const is =
  (...ids: string[]) =>
  ({ id }: Operation) =>
    ids.includes(id);

/** Other Set-Cookie lines of the successes. */
function withCookies(change: (line: string) => string | undefined): Pick<DefectKind, 'appliesTo' | 'plant'> {
  return {
    appliesTo: setsCookies,
    plant: onSuccess((copy) => {
      const lines = copy.headers.getSetCookie();
      const changed = rebuild(copy, {});
      changed.headers.delete('set-cookie');
      for (const line of lines) {
        const other = change(line);
        if (other !== undefined) changed.headers.append('set-cookie', other);
      }
      return lines.length > 0 && changed.headers.getSetCookie().join() !== lines.join() ? changed : undefined;
    }),
  };
}

function setsCookies({ statuses, responseHeaders }: Operation): boolean {
  return statuses.some((status) => responseHeaders(status)['Set-Cookie']?.['x-cookies']?.required);
}

const without = (attribute: RegExp) => withCookies((line) => line.replace(attribute, ''));
const withHeaders = (headers: Record<string, string | undefined>): DefectKind['plant'] =>
  onSuccess((copy) => rebuild(copy, { headers }));

/** A change of the JSON of the successes, in place. */
function inJson(change: (json: unknown, copy: ReadCopy, request: Request) => boolean): DefectKind['plant'] {
  return () =>
    async ({ isTarget, request, forward }) => {
      if (!isTarget) return undefined;
      const copy = await copyOf(await forward());
      return copy.isSuccess && change(copy.json, copy, request)
        ? rebuild(copy, { json: copy.json })
        : undefined;
    };
}

/** Another value of each field of that name, in place. */
function replaceAll(json: unknown, name: RegExp, change: (value: string) => string): boolean {
  if (typeof json !== 'object' || json === null) return false;
  let isChanged = false;
  for (const [key, value] of Object.entries(json)) {
    if (typeof value === 'string' && name.test(key)) {
      const other = change(value);
      (json as Record<string, unknown>)[key] = other;
      isChanged ||= other !== value;
    } else isChanged = replaceAll(value, name, change) || isChanged;
  }
  return isChanged;
}

const shiftHours = (hours: number) => (value: string) =>
  Number.isNaN(Date.parse(value)) ? value : new Date(Date.parse(value) + hours * 3_600_000).toISOString();
const hasInvariant = (kind: string) => (operation: Operation) =>
  operation.invariants.some((invariant) => invariant.kind === kind);
const NO_STORE = ({ responseHeaders }: Operation) =>
  responseHeaders(200)['Cache-Control']?.schema.enum !== undefined;
const LISTINGS = is('findProductsByTerm', 'findProductsByCategory', 'searchProductsByTerm');

/** Rows of a listing of products. */
function products(json: unknown): unknown[] {
  return [...rowsAt(json, '/catalogEntryView'), ...rowsAt(json, '/CatalogEntryView')];
}

/** Defects in sessions, sharing and meaning. */
export const sessionDefects: DefectKind[] = [
  { name: 'session without cookies', ...withCookies(() => undefined) },
  { name: 'cookie without HttpOnly', report: 'roostorg/coop#102', ...without(/; HttpOnly/i) },
  { name: 'cookie without SameSite', report: 'casdoor/casdoor#5572', ...without(/; SameSite=\w+/i) },
  { name: 'cookie without Path', ...without(/; Path=\//i) },
  { name: 'cookie of one path', ...withCookies((line) => line.replace('Path=/', 'Path=/wcs')) },
  { name: 'cookie for all sites', ...withCookies((line) => line.replace('SameSite=Lax', 'SameSite=None')) },
  {
    name: 'session valid after its end',
    report: 'introlab/opentera#212',
    appliesTo: hasInvariant('ends-session'),
    plant: (operation) => {
      const invariant = operation.invariants.find(({ kind }) => kind === 'ends-session');
      let ended: string | null = null;
      return async ({ isTarget, operationId, request, forward }) => {
        const cookie = request.headers.get('cookie');
        if (isTarget && (await copyOf(await forward())).isSuccess) ended = cookie;
        const reads = invariant?.kind === 'ends-session' && operationId === invariant.read.operation;
        return reads && ended !== null && cookie === ended ? Response.json({ userId: '7' }) : undefined;
      };
    },
  },
  {
    name: 'a right ID is enough, whatever the email',
    report: 'dotnet/eShop#996',
    appliesTo: ({ access }) => access.proves !== undefined,
    plant: onRejection(
      (copy) => copy.status === 404,
      (_, operation) => exampleSuccess(operation),
    ),
  },
  { name: 'no Cache-Control', appliesTo: NO_STORE, plant: withHeaders({ 'cache-control': undefined }) },
  {
    name: 'cached by the browser',
    appliesTo: NO_STORE,
    plant: withHeaders({ 'cache-control': 'max-age=60' }),
  },
  {
    name: 'personal data in shared caches',
    appliesTo: ({ isSafe, access, method }) => isSafe && access.needs !== undefined && method === 'get',
    plant: withHeaders({ 'cache-control': 'public, max-age=600' }),
  },
  {
    name: 'credentials for every origin',
    appliesTo: everywhere,
    plant: withHeaders({ 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }),
  },
  {
    name: 'credentials for the origin that asks',
    report: 'fjykTec/ModernWMS#29',
    appliesTo: ({ method }) => method === 'get',
    plant:
      () =>
      async ({ isTarget, request, forward }) => {
        const origin = request.headers.get('origin');
        if (!isTarget || origin === null) return undefined;
        const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
        return rebuild(await copyOf(await forward()), { headers });
      },
  },
  {
    name: 'currency of the other store',
    appliesTo: returnsJson,
    plant: inJson((json) => replaceAll(json, /currency$/i, (value) => (value === 'USD' ? 'CAD' : value))),
  },
  {
    name: 'unit price that is not that of the line',
    report: 'wpovernight/woocommerce-pdf-invoices-packing-slips#1399',
    appliesTo: hasInvariant('product'),
    plant: inJson((json) => replaceAll(json, /^unitPrice$/, (value) => (Number(value) + 0.01).toFixed(5))),
  },
  {
    name: 'quantity that is not that of the line',
    appliesTo: hasInvariant('product'),
    plant: inJson((json) => replaceAll(json, /^quantity$/, (value) => (Number(value) + 1).toFixed(1))),
  },
  {
    name: 'time of the store as UTC',
    report: 'alexjustesen/speedtest-tracker#1375',
    appliesTo: hasInvariant('recent'),
    plant: inJson((json) => replaceAll(json, /Date$|^createdAt$/, shiftHours(-5))),
  },
  {
    name: 'time in the future',
    report: 'woocommerce/woocommerce#11228',
    appliesTo: hasInvariant('recent'),
    plant: inJson((json) => replaceAll(json, /Date$|^createdAt$/, shiftHours(5))),
  },
  {
    name: 'sort order ignored',
    report: 'tjek/tjek-js-sdk#65',
    appliesTo: LISTINGS,
    plant:
      () =>
      async ({ isTarget, request, forward }) => {
        const url = new URL(request.url);
        if (!isTarget || !['3', '4'].includes(url.searchParams.get('orderBy') ?? '')) return undefined;
        url.searchParams.delete('orderBy');
        return forward(new Request(url, request));
      },
  },
  {
    name: 'prices sorted as text',
    report: 'woocommerce/woocommerce#10182',
    appliesTo: is('findProductsByTerm', 'findProductsByCategory'),
    plant: inJson((json, _, { url }) => {
      if (new URL(url).searchParams.get('orderBy') !== '3') return false;
      const [list] = valuesAt(json, '/catalogEntryView');
      if (!Array.isArray(list)) return false;
      const priceOf = (row: unknown) => String(valuesAt(row, '/price/1/value')[0]);
      const previous = list.map(priceOf).join();
      list.sort((a, b) => (priceOf(a) < priceOf(b) ? 1 : -1));
      return list.map(priceOf).join() !== previous;
    }),
  },
  {
    name: 'range of prices ignored',
    appliesTo: is('findProductsByCategory'),
    plant:
      () =>
      async ({ isTarget, request, forward }) => {
        const url = new URL(request.url);
        if (!isTarget || !/^\d+$/.test(url.searchParams.get('minPrice') ?? '')) return undefined;
        url.searchParams.delete('minPrice');
        url.searchParams.delete('maxPrice');
        const response = await forward(new Request(url, request));
        return products((await copyOf(response)).json).length > 0 ? response : undefined;
      },
  },
  {
    name: 'slot outside the days that were asked for',
    appliesTo: hasInvariant('range'),
    plant: inJson((json) => {
      const slots = valuesAt(json, '/slots')[0];
      if (!Array.isArray(slots) || slots.length === 0) return false;
      const last = slots.at(-1) as Record<string, string>;
      last.start = '2031-01-01T09:00';
      return true;
    }),
  },
  {
    name: 'total is that of the page',
    report: 'kyma-incubator/compass#719',
    appliesTo: (operation) =>
      operation.invariants.some((invariant) => invariant.kind === 'pages' && invariant.total),
    plant: (operation) => async (call) => {
      const [pages] = operation.invariants.filter(({ kind }) => kind === 'pages');
      if (pages?.kind !== 'pages' || pages.total === undefined) return undefined;
      const { rows, total } = pages;
      return inJson((json) =>
        replaceAll(json, new RegExp(`^${total.slice(1)}$`), () => String(rowsAt(json, rows).length)),
      )(operation)(call);
    },
  },
  {
    name: 'page two lacks the counts',
    appliesTo: (operation) => operation.invariants.some(({ kind }) => kind === 'pages'),
    plant: inJson((json, _, { url }) => {
      const { searchParams } = new URL(url);
      const isFirst = ['0', '1', null].includes(searchParams.get('offset') ?? searchParams.get('pageNumber'));
      if (isFirst || typeof json !== 'object' || json === null) return false;
      return replaceAll(json, /^recordSet(Count|Total)$/, () => 'many');
    }),
  },
  {
    name: 'the last row of a page is the first of the next',
    report: 'standardnotes/forum#298',
    appliesTo: (operation) => operation.invariants.some(({ kind }) => kind === 'pages'),
    plant: (operation) => {
      const [pages] = operation.invariants.filter(({ kind }) => kind === 'pages');
      let last: unknown;
      return async ({ isTarget, request, forward }) => {
        if (!isTarget || pages?.kind !== 'pages') return undefined;
        const copy = await copyOf(await forward());
        const list = copy.isSuccess ? valuesAt(copy.json, pages.rows)[0] : undefined;
        if (!Array.isArray(list) || list.length === 0) return undefined;
        const { searchParams } = new URL(request.url);
        const isSecond = searchParams.get('offset') === '3' || searchParams.get('pageNumber') === '2';
        const previous = last;
        last = list.at(-1);
        if (!isSecond || previous === undefined) return undefined;
        list[0] = structuredClone(previous);
        return rebuild(copy, { json: copy.json });
      };
    },
  },
  {
    name: 'emoji cut off when stored',
    report: 'mozilla/fxa-profile-server#186',
    appliesTo: is('addPersonContact', 'updatePersonContact'),
    plant:
      () =>
      async ({ operationId, forward }) => {
        if (operationId !== 'getPersonContact') return undefined;
        const copy = await copyOf(await forward());
        const isChanged = replaceAll(copy.json, /^lastName$/, (value) => value.replace(/ \u{1F453}.*$/u, ''));
        return isChanged ? rebuild(copy, { json: copy.json }) : undefined;
      },
  },
];
