import { expect, it } from 'vitest';
import type { ImageChange } from './compare-images';
import { type Change, groupChanges } from './group-changes';
import { junit, reportPage } from './report';

function change(id: string, image: Partial<ImageChange> = {}): Change {
  return {
    id,
    page: id.split('/')[0] ?? '',
    size: 'phone',
    locale: 'lc-us',
    kind: 'changed',
    before: `${id}.png`,
    after: `${id}.png`,
    image: { pixels: 5, difference: Buffer.alloc(0), part: id, ...image },
  };
}

const changes = [
  change('cart/a', { colors: '#000000 → #ffffff' }),
  change('home/a', { colors: '#000000 → #ffffff' }),
  change('home/b', { part: 'header' }),
  change('cart/b', { part: 'header' }),
  change('cart/c'),
  { ...change('cart/<d>'), kind: 'gone' as const, after: undefined },
].map(({ after, ...rest }) => (after === undefined ? rest : { ...rest, after }));

it('has a group for each color and each part that changed on several pages, and for the rest of a page', () => {
  expect(groupChanges(changes).map(({ cause, changes: { length } }) => [cause, length])).toEqual([
    ['color #000000 → #ffffff', 2],
    ['the same part (header)', 2],
    ['page cart', 1],
    ['gone: cart', 1],
  ]);
});

it('shows before and after of each, and nothing of what is gone', () => {
  const page = reportPage(groupChanges(changes), 'a and b', 9);
  expect(page).toContain('9 pictures compared, 6 not as before');
  expect(page).toContain('src="difference/cart/a.png"');
  expect(page).toContain('cart/&lt;d>, lc-us, phone: gone');
  expect(page).not.toContain('after/cart/<d>');
});

it('has a test case for each picture, of which the changed ones failed', () => {
  const xml = junit(['cart/a lc-us phone', 'home/z lc-us phone'], [change('cart/a')]);
  expect(xml).toContain('tests="2" failures="1"');
  expect(xml).toContain('name="cart/a lc-us phone"><failure message="changed"/>');
  expect(xml).toContain('name="home/z lc-us phone"></testcase>');
});
