import { savedIds, saveFrames, WISHLIST } from '@sandbox/testing/wishlists';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onMutation } from '@/lib/http/mutation-listener';
import { startLeaving } from '@/lib/navigation/leaving';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { SaveButton } from './save-button';
import { SavedItemsSync } from './saved-items-sync';

/** Polygon in black, and Quincy, from the sandbox seed data. */
const POLYGON = { id: '3170141', kind: 'eyeglasses', name: 'Polygon' } as const;
const QUINCY = { id: '3010261', kind: 'sunglasses', name: 'Quincy' } as const;

const saveButton = (name = 'Save Polygon') => screen.getByRole('button', { name });
const renderButtons = (options: ComponentTestOptions = {}) =>
  renderComponent(
    <>
      <SavedItemsSync />
      <SaveButton {...POLYGON} />
      <SaveButton {...QUINCY} />
    </>,
    { catalogs: ['wishlist'], ...options },
  );
const withPolygon = {
  as: 'guest',
  before: ({ shopper }: TestServer) => saveFrames(shopper, [POLYGON.id]),
} as const;
const changes = (server: TestServer) => server.callsTo('saveditems').filter((call) => !/^GET/.test(call));

describe('a click', () => {
  it('creates a guest, then saves; the button updates immediately', async () => {
    const { user, server } = await renderButtons();
    const release = server.holdResponses('contextdata');
    await user.click(saveButton());
    expect(saveButton()).toHaveAttribute('aria-pressed', 'true');
    release();
    await waitFor(() => expect(changes(server)).toEqual([`PUT ${WISHLIST}`]));
    expect(server.callsTo('guestidentity')).toHaveLength(1);
    expect(await savedIds(server.shopper)).toEqual([POLYGON.id]);
    expect(saveButton()).toHaveAttribute('aria-pressed', 'true');
    expect(saveButton('Save Quincy')).toHaveAttribute('aria-pressed', 'false');
  });

  it('two concurrent saves create one guest', async () => {
    const { user, server } = await renderButtons();
    const release = server.holdResponses('contextdata');
    await user.click(saveButton());
    await user.click(saveButton('Save Quincy'));
    release();
    await waitFor(() => expect(changes(server)).toHaveLength(2));
    await waitFor(async () => expect(await savedIds(server.shopper)).toHaveLength(2));
    expect(server.callsTo('guestidentity')).toHaveLength(1);
  });

  it('sends the product type', async () => {
    const { user, server } = await renderButtons({ as: 'guest' });
    await user.click(saveButton('Save Quincy'));
    await waitFor(() => expect(changes(server)).toHaveLength(1));
    const putRequest = server.requests.find(({ method }) => method === 'PUT');
    expect(await putRequest?.json()).toEqual({
      addSavedItemList: [{ catEntryId: QUINCY.id, catEntryType: 'SUN', quantity: 1 }],
    });
    expect(server.callsTo('guestidentity')).toEqual([]);
  });

  it('on a saved frame removes it', async () => {
    const { user, server } = await renderButtons(withPolygon);
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(saveButton());
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([]));
  });

  it('last click wins and requests for one frame never overlap', async () => {
    const { user, server } = await renderButtons({ as: 'guest' });
    const release = server.holdResponses('saveditems/@self');
    await user.click(saveButton());
    await waitFor(() => expect(changes(server)).toHaveLength(1));
    await user.click(saveButton());
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
    expect(changes(server)).toHaveLength(1);
    release();
    await waitFor(() => expect(changes(server)).toHaveLength(2));
    expect(changes(server)[1]).toBe(`DELETE ${WISHLIST}/byCatalogEntryId/${POLYGON.id}`);
    await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([]));
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
  });
});

it('saved ids that were requested before a change do not undo it', async () => {
  let release = () => {};
  const hold = async (held: TestServer) => {
    release = held.holdResponses('saveditems/@self/count');
  };
  const { user, server } = await renderButtons({ as: 'guest', before: hold });
  await waitFor(() => expect(server.callsTo('saveditems/@self/count')).toHaveLength(1));
  // The code that requests them again has not loaded yet.
  onMutation(undefined);
  await user.click(saveButton());
  await waitFor(() => expect(changes(server)).toHaveLength(1));
  await user.click(saveButton());
  await waitFor(() => expect(changes(server)).toHaveLength(2));
  // Simulates a response from before the removal.
  await saveFrames(server.shopper, [POLYGON.id]);
  release();
  await act(() => server.allResponses());
  expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
  await user.click(saveButton());
  await waitFor(() => expect(changes(server)).toHaveLength(3));
  expect(changes(server)[2]).toBe(`PUT ${WISHLIST}`);
});

describe('a click whose call was not sent before the shopper left the page', () => {
  const clicked = (saved: boolean) =>
    sessionStorage.setItem('pending_saves', JSON.stringify([{ ...POLYGON, saved }]));

  it('saves on the next page, which shows it at once', async () => {
    clicked(true);
    const { server } = await renderButtons();
    expect(saveButton()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([POLYGON.id]));
    expect(saveButton()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sessionStorage.getItem('pending_saves')).toBeNull());
  });

  it('stays for the next page when the call fails while the browser leaves this one', async () => {
    const { user, server } = await renderButtons({ ...withPolygon, scenario: 'wishlist-no-response' });
    startLeaving();
    await user.click(saveButton());
    await waitFor(() => expect(changes(server)).toHaveLength(1));
    await server.allResponses();
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.parse(sessionStorage.getItem('pending_saves') ?? '')).toMatchObject([
      { id: POLYGON.id, saved: false },
    ]);
  });

  it('removes on the next page', async () => {
    clicked(false);
    const { server } = await renderButtons(withPolygon);
    await waitFor(async () => expect(await savedIds(server.shopper)).toEqual([]));
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a shopper without a session', () => {
  it('sends no request', async () => {
    const { server } = await renderButtons();
    await act(async () => {});
    expect(server.requests).toEqual([]);
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a failure', () => {
  it('reverts the button, shows the API message and tracks it', async () => {
    const { user, events } = await renderButtons({ as: 'guest', scenario: 'wishlist-full' });
    await user.click(saveButton());
    const apiMessage = 'Your wishlist is full. Remove a frame to save another one.';
    expect(await screen.findByRole('alert')).toHaveTextContent(apiMessage);
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
    expect(events).toEqual([{ name: 'error', message: apiMessage, operation: 'addSavedItems' }]);
  });

  it('without an API message is tracked with the error catalog message', async () => {
    const { user, events } = await renderButtons({ ...withPolygon, scenario: 'wishlist-no-response' });
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not changed. Please try again.');
    expect(saveButton()).toHaveAttribute('aria-pressed', 'true');
    await user.click(saveButton('Save Quincy'));
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events.map((event) => 'message' in event && event.message)).toEqual([
      'Error removing saved item',
      'Error adding saved item',
    ]);
  });

  it('to create a guest is tracked once, and nothing is saved', async () => {
    const { user, server, events } = await renderButtons({ scenario: 'no-guest-identity' });
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
    expect(events).toEqual([
      { name: 'error', message: 'Error while creating user', operation: 'createGuestIdentity' },
    ]);
    expect(changes(server)).toEqual([]);
  });

  it('to load saved items is tracked, and buttons stay unsaved', async () => {
    const { events } = await renderButtons({ ...withPolygon, scenario: 'wishlist-unavailable' });
    await waitFor(() =>
      expect(events).toEqual([
        { name: 'error', message: 'Error refreshing wishlist', operation: 'countSavedItems' },
      ]),
    );
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
  });

  it('to remove an already removed frame counts as success', async () => {
    const { user, server } = await renderButtons(withPolygon);
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-pressed', 'true'));
    await server.shopper.delete(`${WISHLIST}/byCatalogEntryId/${POLYGON.id}`);
    await user.click(saveButton());
    await waitFor(() => expect(changes(server)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(saveButton()).toHaveAttribute('aria-pressed', 'false');
  });
});
