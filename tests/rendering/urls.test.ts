import { sharedSeed } from '@sandbox/seed/shared-seed';
import { addGlassesTo, prescriptionSku, someLens } from '@sandbox/testing/carts';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { frameColors } from '@sandbox/testing/wishlists';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES } from '@/domain/locale/locales';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { parseAmount } from '@/domain/money/parse-amount';
import { renderHtml, renderPageHtml } from '../support/render-html';

const { sandbox } = testSandbox();

/** Returns the opening tags with this start. */
const openingTags = (html: string, start: string) =>
  html.match(new RegExp(`<${start}(?=[\\s/>])[^>]*>`, 'g')) ?? [];

describe('the root', () => {
  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', undefined, '/fr-ca'],
    ['es-MX', undefined, '/es-us'],
    ['en-CA,en', undefined, '/en-ca'],
    ['de', undefined, '/lc-us'],
    ['fr-CA', 'es-us', '/es-us'],
    ['fr-CA', '//evil.example', '/fr-ca'],
  ])(
    'redirects a browser with Accept-Language %j and stored locale %j to %s',
    async (acceptLanguage, rememberedLocale, redirect) => {
      const options = { acceptLanguage, ...(rememberedLocale ? { rememberedLocale } : {}) };
      expect(await renderHtml(sandbox, '/', options)).toEqual({ redirect });
    },
  );
});

describe('URLs without a page', () => {
  it.each([
    ['an unknown product', '/lc-us/9999999999999', 'en-US'],
    ['a product that is not a UPC', '/fr-ca/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'fr-CA'],
    ['an unknown page', '/es-us/eyeglasses/nothing/here', 'es-US'],
    ['an unknown locale', '/de-de', 'en-US'],
    ['a page of an unknown locale', '/de-de/eyeglasses', 'en-US'],
    ['an unknown path', '/a/b/c/d', 'en-US'],
  ])('%s: 404 with noindex, in the language of the URL', async (_what, path, language) => {
    const { status, html } = await renderPageHtml(sandbox, path);
    expect(status).toBe(404);
    expect(openingTags(html, 'html')).toEqual([`<html lang="${language}">`]);
    expect(openingTags(html, 'meta name="robots"')).toEqual(['<meta name="robots" content="noindex"/>']);
    expect(openingTags(html, 'h1')).toHaveLength(1);
    // The language switcher links to existing pages.
    for (const locale of LOCALE_CODES) expect(html).toContain(`<a href="/${locale}" lang="`);
    expect(html.includes('<script>alert')).toBe(false);
  });

  it('use the stored locale when they have none', async () => {
    const { status, html } = await renderPageHtml(sandbox, '/de-de', { rememberedLocale: 'fr-ca' });
    expect([status, openingTags(html, 'html')]).toEqual([404, ['<html lang="fr-CA">']]);
  });
});

describe('the preview of a link', () => {
  const preview = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );

  it('shows the product in its color, in the language of the page', async () => {
    const [color] = frameColors(sharedSeed().catalog, 1);
    const { html } = await renderPageHtml(sandbox, `/fr-ca/${color?.upc}`);
    expect(preview(html)).toMatchObject({
      site_name: 'Marlowe Eyewear',
      url: `https://store.test/fr-ca/${color?.upc}`,
      image: `https://store.test/assets/frames/${color?.upc}-front.svg?format=jpeg`,
      locale: 'fr_CA',
    });
    expect(preview(html).title).toContain(color?.colorName.fr);
  });

  it("shows the store's own picture elsewhere, and nothing of a shopper's page", async () => {
    const home = preview((await renderPageHtml(sandbox, '/lc-us')).html);
    expect(home.image).toBe('https://store.test/share.png');
    expect(preview((await renderPageHtml(sandbox, '/lc-us/track-order')).html)).toEqual({});
  });
});

describe('the locale switcher', () => {
  const listing = '/eyeglasses?facet=FRAME_SHAPE:round&sort=price-low';
  it.each([
    ['lc-us', ''],
    ['es-us', listing],
    ['en-ca', '/2017230701520'],
    ['fr-ca', '/search'],
  ])('of /%s%s preserves the page, its facets and its sort order', async (locale, path) => {
    const { html } = await renderPageHtml(sandbox, `/${locale}${path}`);
    const hrefs = openingTags(html, 'a [^>]*hrefLang="[^"]*"').map((tag) =>
      /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
    );
    expect(hrefs).toEqual(LOCALE_CODES.map((other) => `/${other}${path}`));
  });
});

describe('redirects', () => {
  it.each(LOCALE_CODES)(
    '%s: contact lens categories, to all contact lenses with the query preserved',
    async (locale) => {
      expect(await renderHtml(sandbox, `/${locale}/contact-lenses/daily?sort=price-low`)).toEqual({
        redirect: `/${locale}/contact-lenses?sort=price-low`,
      });
    },
  );

  it("a model's part number, to one of its colors", async () => {
    const [model] = sandbox.context.catalog.frames;
    const rendered = await renderHtml(sandbox, `/lc-us/${model?.partNumber}`);
    expect(model?.colors.map(({ upc }) => `/lc-us/${upc}`)).toContain(
      'redirect' in rendered ? rendered.redirect : '',
    );
  });
});

describe('a cart with glasses', () => {
  it.each(LOCALE_CODES)(
    '%s: is in the server markup, with its total in the currency of the site',
    async (locale) => {
      const { sandbox: testbed, client } = testSandbox();
      const { storeId, catalogId, languageId } = LOCALES[locale];
      const shopper = client();
      await becomeGuest(shopper, storeId);
      const sku = prescriptionSku(testbed.context.catalog);
      const lens = someLens(sku);
      await addGlassesTo(shopper, sku, { lens, plan: '4500001', storeId, catalogId, langId: languageId });
      const { html, state } = await renderPageHtml(
        testbed,
        `/AjaxOrderItemDisplayView?langId=${languageId}`,
        {
          cookie: shopper.cookieHeader,
        },
      );
      expect(Object.keys(state.data).filter((key) => key.includes('/cart/@self'))).toHaveLength(1);
      const cart = Object.entries(state.data).find(([key]) => key.includes('/cart/@self'))?.[1] as {
        grandTotal: string;
      };
      const total = formatMoney(parseAmount(cart.grandTotal) ?? ZERO, locale);
      expect(html.replaceAll(/<[^>]*>/g, ' ').includes(total), total).toBe(true);
      expect(openingTags(html, `a [^>]*href="/${locale}/${sku.color.upc}"`).length).toBeGreaterThan(0);
    },
  );

  it("is never in another shopper's page", async () => {
    const { sandbox: testbed, client } = testSandbox();
    const [one, other] = [client(), client()];
    await becomeGuest(one);
    await becomeGuest(other);
    const sku = prescriptionSku(testbed.context.catalog);
    await addGlassesTo(one, sku);
    const { html } = await renderPageHtml(testbed, '/AjaxOrderItemDisplayView', {
      cookie: other.cookieHeader,
    });
    expect(html.includes(sku.color.upc)).toBe(false);
  });
});

describe('while the commerce API is unavailable', () => {
  it.each([
    ['/lc-us', 'catalog-unavailable', 200],
    ['/fr-ca/eyeglasses', 'catalog-unavailable', 503],
    ['/es-us/search?q=round', 'catalog-unavailable', 503],
    ['/lc-us/2017230701520', 'findProductsByPartNumbers:systemError', 503],
    ['/AjaxOrderItemDisplayView', 'cart-unavailable', 200],
  ])('%s is still a page with a heading and a title, not a 404', async (path, scenario, expected) => {
    const cookie = `sandbox_scenario=${scenario}`;
    const { status, html } = await renderPageHtml(sandbox, path, { cookie });
    expect(status).toBe(expected);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toMatch(/^.+ \| Marlowe Eyewear$/);
    expect(openingTags(html, 'h1')).toHaveLength(1);
  });
});
