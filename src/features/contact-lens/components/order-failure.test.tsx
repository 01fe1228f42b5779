import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blockCookies } from '../../../../tests/support/block-cookies';
import { renderComponent } from '../../../../tests/support/render-page';
import type { LensProduct } from '../state/lens-product';
import { OrderFailure } from './order-failure';

it('names a browser that blocks cookies as the reason', async () => {
  blockCookies();
  const failure = { message: '', parameter: undefined, oldLineLeft: false };
  await renderComponent(<OrderFailure failure={failure} lens={{} as LensProduct} />, {
    catalogs: ['contact-lens'],
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/Your browser blocks cookies, so your cart/);
});
