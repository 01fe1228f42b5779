import { frameColors, savedIds, saveFrames, WISHLIST } from '@sandbox/testing/wishlists';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const PAGE = '/lc-us/NonAjaxAccountWishListDisplayView?storeId=10851&catalogId=10101&langId=-1';
/** Polygon in black takes prescription lenses; Quincy does not. */
const POLYGON = '3170141';
const QUINCY = '3010261';
const ACORN_RED = '3030011';
const ACORN_FUCHSIA = '3030012';

const withTwo = {
  as: 'guest',
  before: async ({ shopper }: TestServer) => {
    await saveFrames(shopper, [QUINCY]);
    await saveFrames(shopper, [POLYGON]);
  },
} as const;
const renderWishlist = (options: ComponentTestOptions = withTwo) => renderPage(PAGE, options);
const frames = () => screen.getByRole('list', { name: 'Saved frames' });
const names = () =>
  within(frames())
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('wishlist', () => {
  it('shows saved frames, newest first, with price and cart actions', async () => {
    await renderWishlist();
    expect(names()).toEqual(['Polygon', 'Quincy']);
    expect(screen.getByText('2 frames')).toBeVisible();
    expect(within(frames()).getByText('$280.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose lenses: Polygon' })).toHaveAttribute(
      'href',
      '/lc-us/2017230701520',
    );
    expect(screen.getByRole('button', { name: 'Add the frame only: Polygon' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Choose lenses: Quincy/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to cart: Quincy' })).toBeVisible();
  });

  it('leads to the product page of a frame whose price is on request', async () => {
    await renderWishlist({ ...withTwo, scenario: 'price-on-request' });
    expect(screen.getByRole('link', { name: 'Ask for the price: Quincy' })).toHaveAttribute(
      'href',
      '/lc-us/2001703401574',
    );
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('requests all frames of a page in one call with all parameters', async () => {
    const { server } = await renderWishlist();
    const calls = server.requests.filter(({ url }) => url.includes('/productview/byPartNumbers'));
    const [searchParams] = calls.map(({ url }) => new URL(url).searchParams);
    expect(calls).toHaveLength(1);
    expect(searchParams?.getAll('partNumber')).toHaveLength(2);
    searchParams?.delete('partNumber');
    expect(Object.fromEntries(searchParams ?? [])).toEqual({
      catalogId: '10101',
      langId: '-1',
      currency: 'USD',
      profileName: 'MARLOWE_findProductByPartNumber_Tiles',
      responseFormat: 'json',
    });
  });

  it('uses the language of langId', async () => {
    await renderPage(PAGE.replace('langId=-1', 'langId=-50'), withTwo);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tu lista de favoritos');
  });

  it('adds a frame to the cart and preserves it in the list', async () => {
    const { user, server, events } = await renderWishlist();
    await user.click(screen.getByRole('button', { name: 'Add to cart: Quincy' }));
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
    expect(server.callsTo('LCOrderItemAddGlassesCmd')).toHaveLength(1);
    expect(events).toEqual([expect.objectContaining({ name: 'add_to_cart' })]);
    expect(await savedIds(server.shopper)).toEqual([POLYGON, QUINCY]);
  });

  it('shows a guest the sign-in link', async () => {
    await renderWishlist();
    expect(screen.getByRole('link', { name: 'Sign in to see it everywhere' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/lc-us\/account\?.*redirectPath=%2Flc-us%2FNonAjaxAccountWishListDisplayView/),
    );
  });

  it('paginates a long list', async () => {
    const before = ({ shopper, sandbox }: TestServer) =>
      saveFrames(
        shopper,
        frameColors(sandbox.sandbox.context.catalog, 25).map(({ catentryId }) => catentryId),
      );
    await renderPage(`${PAGE}&page=2`, { as: 'guest', before });
    expect(screen.getByText('25 frames')).toBeVisible();
    expect(names()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', PAGE);
  });
});

describe('colors of one frame', () => {
  /** Saves Acorn in fuchsia, which is sold out, and in cherry red. */
  const before = async ({ shopper }: TestServer) => {
    await saveFrames(shopper, [ACORN_FUCHSIA]);
    await saveFrames(shopper, [ACORN_RED]);
  };

  it('include the color in the name', async () => {
    await renderWishlist({ as: 'guest', before });
    expect(screen.getByRole('button', { name: 'Remove Acorn, Cherry Red' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Acorn, Fuchsia' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose lenses: Acorn, Cherry Red' })).toBeVisible();
  });

  it('link to other colors when sold out', async () => {
    await renderWishlist({ as: 'guest', before });
    expect(screen.getByRole('link', { name: 'See other colors: Acorn, Fuchsia' })).toHaveAttribute(
      'href',
      '/lc-us/2003200502457',
    );
    expect(screen.queryByRole('button', { name: /Add .*: Acorn, Fuchsia/ })).not.toBeInTheDocument();
  });
});

describe('remove', () => {
  it('removing everything shows links to frames', async () => {
    const { user, server } = await renderWishlist();
    expect(screen.queryByRole('link', { name: 'See eyeglasses' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Polygon' }));
    await user.click(screen.getByRole('button', { name: 'Remove Quincy' }));
    expect(screen.getByText('0 frames')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See eyeglasses' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: Polygon' })).toBeVisible();
    // A pending removal would affect the next test's shopper.
    await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([]));
  });

  it('preserves the position of the frame and offers undo', async () => {
    const { user, server } = await renderWishlist();
    await user.click(screen.getByRole('button', { name: 'Remove Polygon' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo: Polygon' })).toHaveFocus());
    expect(screen.getByText('1 frame')).toBeVisible();
    await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([QUINCY]));
    expect(names()).toEqual(['Quincy']);

    await user.click(screen.getByRole('button', { name: 'Undo: Polygon' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Polygon' })).toHaveFocus());
    expect(names()).toEqual(['Polygon', 'Quincy']);
    await waitFor(async () => expect(await savedIds(server.shopper)).toHaveLength(2));
    expect(await screen.findByText('Polygon is back in your wishlist.')).toBeInTheDocument();
  });

  it('a rejected removal restores the frame and shows the error', async () => {
    const { user, events } = await renderWishlist({ ...withTwo, scenario: 'wishlist-rejected' });
    await user.click(screen.getByRole('button', { name: 'Remove Polygon' }));
    // Shown at the frame: a message above the list could be off screen.
    const [frame] = within(screen.getByRole('list', { name: 'Saved frames' })).getAllByRole('listitem');
    expect(await within(frame as HTMLElement).findByRole('alert')).toHaveTextContent(
      'Your wishlist could not be changed.',
    );
    expect(names()).toEqual(['Polygon', 'Quincy']);
    expect(events).toEqual([
      { name: 'error', message: 'Your wishlist could not be changed.', operation: 'removeSavedItem' },
    ]);
  });
});

describe('removal in another tab', () => {
  it('shows after the next change; focus stays at the clicked item', async () => {
    const { user, server } = await renderWishlist();
    await server.shopper.delete(`${WISHLIST}/byCatalogEntryId/${POLYGON}`);
    await user.click(screen.getByRole('button', { name: 'Remove Quincy' }));
    expect(await screen.findByRole('button', { name: 'Undo: Polygon' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo: Quincy' })).toHaveFocus());
    expect(screen.getByText('0 frames')).toBeVisible();
  });
});

describe('undo', () => {
  it('a rejected undo shows the error at the frame position', async () => {
    const { user, server } = await renderWishlist();
    await user.click(screen.getByRole('button', { name: 'Remove Polygon' }));
    await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([QUINCY]));
    server.startScenario('wishlist-no-response');
    await user.click(screen.getByRole('button', { name: 'Undo: Polygon' }));
    expect(await screen.findByText('Not changed. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo: Polygon' })).toHaveFocus());
    expect(names()).toEqual(['Quincy']);
  });
});

describe('no list', () => {
  it('shows the empty state without a request', async () => {
    const { server } = await renderWishlist({});
    expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See eyeglasses' })).toBeVisible();
    expect(server.callsTo('saveditems')).toEqual([]);
  });

  it('tracks a load failure and reloads on retry', async () => {
    const { user, server, events } = await renderWishlist({
      ...withTwo,
      scenario: 'listSavedItems:refreshingFailed',
    });
    expect(await screen.findByText('Your wishlist did not load')).toBeVisible();
    expect(events).toContainEqual({
      name: 'error',
      message: 'Your wishlist could not be loaded.',
      operation: 'listSavedItems',
    });
    server.startScenario('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['Polygon', 'Quincy']));
  });
});
