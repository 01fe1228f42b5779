import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyWithRetry } from './load-with-retry';

const Panel = () => <p>Panel</p>;

it('shows code that has been preloaded at once, without the fallback', async () => {
  const LazyPanel = lazyWithRetry(async () => Panel);
  await act(async () => LazyPanel.preload());
  render(
    <Suspense fallback="Loading">
      <LazyPanel />
    </Suspense>,
  );
  expect(screen.getByText('Panel')).toBeVisible();
});

it('shows the fallback until code has loaded that was not preloaded', async () => {
  const LazyPanel = lazyWithRetry(async () => Panel);
  render(
    <Suspense fallback="Loading">
      <LazyPanel />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Panel')).toBeVisible();
});
