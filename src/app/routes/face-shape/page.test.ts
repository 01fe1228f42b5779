import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, test } from 'vitest';
import { SUITED_FRAMES } from '@/domain/advisor/face-shape';
import { LOCALE_CODES } from '@/domain/locale/locales';
import { renderPageHtml } from '../../../../tests/support/render-html';

/** Links of a face on the page. */
const MAX_LINKS = 4;

test('without scripts: seven face shapes, why frames suit each, and links to listings of frames', async () => {
  const { sandbox } = testSandbox();
  const { html } = await renderPageHtml(sandbox, '/lc-us/face-shape');
  const cards = html.split('<article').slice(1);
  expect(cards.map((card) => /<h3[^>]*>([^<]+)</.exec(card)?.[1])).toEqual([
    ...['Oval', 'Round', 'Square', 'Heart', 'Diamond', 'Triangle', 'Oblong'],
  ]);
  const links = cards.map((card) =>
    [...card.matchAll(/href="\/lc-us\/eyeglasses\?facet=FRAME_SHAPE(?::|%3A)([a-z-]+)"/g)].map(
      ([, shape]) => shape,
    ),
  );
  const suited = (['oval', 'round', 'square', 'heart', 'diamond', 'triangle', 'oblong'] as const).map(
    (shape) => SUITED_FRAMES[shape].slice(0, MAX_LINKS),
  );
  expect(links).toEqual(suited);
  const { frames } = sandbox.context.catalog;
  for (const shape of links.flat())
    expect(
      frames.some((frame) => frame.category === 'eyeglasses' && frame.shape === shape),
      shape,
    ).toBe(true);
  expect(html).toContain('Curves and light rims soften strong lines.');
});

test.each(LOCALE_CODES)(
  '%s: home, menus and footer lead to the page, and it leads back home',
  async (locale) => {
    const { sandbox } = testSandbox();
    const home = await renderPageHtml(sandbox, `/${locale}`);
    expect(home.html.split(`href="/${locale}/face-shape"`).length - 1).toBeGreaterThanOrEqual(2);
    const { html } = await renderPageHtml(sandbox, `/${locale}/face-shape`);
    expect(html).toContain(`href="/${locale}"`);
  },
);

test.each(LOCALE_CODES)('%s: a recommended frame leads back to the recommendations', async (locale) => {
  const { sandbox } = testSandbox();
  const [frame] = sandbox.context.catalog.frames;
  const path = `/${locale}/${frame?.colors[0]?.upc}`;
  const back = `href="/${locale}/face-shape?ref=startFa"`;
  expect((await renderPageHtml(sandbox, `${path}?ref=frameAdvisor`)).html).toContain(back);
  expect((await renderPageHtml(sandbox, path)).html).not.toContain(back);
});
