import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, test } from 'vitest';
import { SUITED_FRAMES } from '@/domain/advisor/face-shape';
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
