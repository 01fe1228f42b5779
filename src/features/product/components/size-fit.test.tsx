import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { renderComponent } from '../../../../tests/support/render-page';
import { SizeFit } from './size-fit';

const renderFit = () =>
  renderComponent(
    <SizeFit
      totalWidth={136}
      kind="sunglasses"
      helper={{
        render: ({ open, renderAction }) => (open ? renderAction(() => {}) : null),
        preload: () => {},
      }}
    />,
    { catalogs: ['product'] },
  );

it.each([
  [141, /^5 mm narrower than your size, 141 mm\. It may press/],
  [133, /^About your size, 133 mm\. It should sit well/],
  [130.5, /^6 mm wider than your size, 130\.5 mm\. It may slide/],
])('compares 136 mm with a size of %d mm', async (size, text) => {
  optimalHinge.write(size);
  await renderFit();
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && text.test(element.textContent)),
  ).toBeVisible();
});

it('offers to find the size, then leads to the frames in it', async () => {
  const { user } = await renderFit();
  await user.click(screen.getByRole('button', { name: 'Find my size, and whether this fits' }));
  act(() => void optimalHinge.write(136));
  expect(screen.getByRole('button', { name: 'Change my size, 136 mm' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show frames in my size' })).toHaveAttribute(
    'href',
    '/lc-us/sunglasses?facet=TOTAL_WIDTH%3A133-139',
  );
});
