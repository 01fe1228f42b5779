import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-page';
import { PageFailure } from './page-failure';

it('begins at the top, and takes the focus of the link that was followed', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  await renderComponent(
    <main>
      <PageFailure />
    </main>,
    { catalogs: ['app'] },
  );
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
