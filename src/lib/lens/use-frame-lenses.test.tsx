import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../tests/support/render-page';
import { useFrameLenses, usePreloadFrameLenses } from './use-frame-lenses';

const FRAME_ID = '3170141';
let preloadLenses: () => Promise<unknown>;

function Lenses() {
  const [isChoosing, setChoosing] = useState(false);
  preloadLenses = usePreloadFrameLenses(FRAME_ID, undefined);
  const { state } = useFrameLenses(FRAME_ID, { enabled: isChoosing, failure: 'RXC service error' });
  return (
    <>
      <button type="button" onClick={() => setChoosing(true)}>
        Choose
      </button>
      <p>{state}</p>
    </>
  );
}

it('has preloaded lenses at once when they are chosen', async () => {
  const { user } = await renderComponent(<Lenses />, { catalogs: [] });
  await act(() => preloadLenses());
  expect(screen.getByText('loading')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(screen.getByText('ready')).toBeVisible();
});

it('asks once, where they are chosen while the touch and the idle page preload them', async () => {
  const { server } = await renderComponent(<Lenses />, { catalogs: [] });
  await act(async () => {
    const preloading = Promise.all([preloadLenses(), preloadLenses()]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await preloading;
  });
  expect(await screen.findByText('ready')).toBeVisible();
  expect(server.callsTo('/lenses')).toHaveLength(1);
});

it('reports nothing when they cannot be preloaded, and asks again when they are chosen', async () => {
  const { user, server, events } = await renderComponent(<Lenses />, {
    catalogs: [],
    scenario: 'lens-service-error',
  });
  await act(() => preloadLenses().catch(() => {}));
  expect(events).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('failed')).toBeVisible();
  expect(server.callsTo('/lenses')).toHaveLength(2);
  expect(events).toHaveLength(1);
});
