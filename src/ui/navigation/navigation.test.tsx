// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LinkProps } from '@/ui/lib/link-component';
import { Breadcrumbs } from './breadcrumbs';
import { Pagination, type PaginationProps, pageWindow } from './pagination';

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 8, [1, 'gap', 4, 5, 6, 7, 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %d of %d shows %j', (page, count, slots) => {
  expect(pageWindow(page, count)).toEqual(slots);
});

test('every window has the first, last and current page, in order, in at most seven slots', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }));
  fc.assert(
    fc.property(pages, ({ count, page }) => {
      const slots = pageWindow(page, count);
      const numbers = slots.filter((slot) => slot !== 'gap');
      expect(slots.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }),
  );
});

const props: PaginationProps = {
  page: 3,
  pageCount: 9,
  hrefFor: (page) => `/lc-us/eyeglasses?page=${page}`,
  label: 'Pages',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page) => `Page ${page}`,
  statusLabel: 'Page 3 of 9',
};

test('pagination renders links and marks the current page', () => {
  render(<Pagination {...props} />);
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  const link = (name: string) => within(nav).getByRole('link', { name });
  expect(link('Page 5')).toHaveAttribute('href', '/lc-us/eyeglasses?page=5');
  expect(link('Page 9')).toHaveAttribute('href', '/lc-us/eyeglasses?page=9');
  expect(link('Page 3')).toHaveAttribute('aria-current', 'page');
  expect(link('Previous page')).toHaveAttribute('href', '/lc-us/eyeglasses?page=2');
  expect(link('Next page')).toHaveAttribute('rel', 'next');
});

test('has no link before the first or after the last page, and renders nothing for a single page', () => {
  const { rerender } = render(<Pagination {...props} page={1} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  rerender(<Pagination {...props} page={9} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  rerender(<Pagination {...props} page={1} pageCount={1} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

const RouterLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`/app${href}`} />;

test('a custom link component renders every link', () => {
  render(
    <>
      <Pagination {...props} linkAs={RouterLink} />
      <Breadcrumbs
        label="You are here"
        linkAs={RouterLink}
        items={[
          { label: 'Home', href: '/lc-us' },
          { label: 'Sunglasses', href: '/lc-us/sunglasses' },
        ]}
      />
    </>,
  );
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/app\/lc-us/));
  }
  expect(screen.getByText('Sunglasses')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Sunglasses' })).not.toBeInTheDocument();
});
