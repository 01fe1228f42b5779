// @vitest-environment jsdom
import '@/ui/testing/setup';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './notice';
import { PriceLine } from './price-line';
import { ProductImage } from './product-image';
import { ProgressBar } from './progress-bar';
import { SkeletonRegion } from './skeleton';

test('a reduced price has labels for the current and the list price, and its discount on request', () => {
  const price = { now: '$96.00', was: '$128.00', nowLabel: 'Now', wasLabel: 'Was', discount: '25% off' };
  const { container, rerender } = render(<PriceLine price={price} />);
  expect(container).toHaveTextContent(/^Now \$96\.00 Was \$128\.00$/);
  expect(screen.getByText('$128.00').tagName).toBe('S');
  rerender(<PriceLine price={price} showDiscount />);
  expect(container).toHaveTextContent(/^Now \$96\.00 Was \$128\.00\s?25% off$/);
});

test('a regular price has no strikethrough', () => {
  const { container } = render(<PriceLine price={{ now: '$128.00' }} showDiscount />);
  expect(container).toHaveTextContent(/^\$128\.00$/);
  expect(container.querySelector('s')).toBeNull();
});

test('without a price there is a text in its place', () => {
  const { container } = render(<PriceLine price={{ missing: 'Price on request' }} size="sm" />);
  expect(container).toHaveTextContent(/^Price on request$/);
});

test('an image reserves its 3:2 space and loads lazily unless it has priority', () => {
  const { rerender } = render(<ProductImage src="/a.svg" alt="Alder 52 from the front" />);
  const image = screen.getByRole('img', { name: 'Alder 52 from the front' });
  expect(image).toHaveAttribute('width', '900');
  expect(image).toHaveAttribute('height', '600');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
  rerender(<ProductImage src="/a.svg" alt="Alder 52 from the front" priority />);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('progress has a name, a value and a value text', () => {
  render(<ProgressBar label="Your fit" value={2} max={5} valueText="Step 2 of 5" />);
  const bar = screen.getByRole('progressbar', { name: 'Your fit' });
  expect(bar).toHaveAttribute('value', '2');
  expect(bar).toHaveAttribute('max', '5');
  expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 5');
});

test('only a live notice is announced', () => {
  const { rerender } = render(<Notice tone="error">Rejected</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(
    <Notice tone="error" live="assertive">
      Rejected
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Rejected');
});

test('a skeleton region announces what is loading', () => {
  render(<SkeletonRegion label="Loading frames">{null}</SkeletonRegion>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading frames');
});
