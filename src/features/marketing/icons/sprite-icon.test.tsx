import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-page';
import { SpriteIcon } from './sprite-icon';
import { storedSvgIcons } from './stored-svg-icons';

const icons = (
  <>
    <SpriteIcon name="service-fit" size={32} fallback={<i>Ruler</i>} />
    <SpriteIcon name="service-price" size={32} fallback={<i>Receipt</i>} />
    <SpriteIcon name="unknown" size={32} fallback={<i>Built in</i>} />
  </>
);
const findIcon = (name: string) => document.querySelector(`svg[data-icon="${name}"]`);

it("the retailer's icons replace the built-in ones and are stored", async () => {
  let release = () => {};
  const { server } = await renderComponent(icons, {
    catalogs: [],
    before: async (testServer) => {
      release = testServer.holdResponses('X_SVG_Icons');
    },
  });
  expect(screen.getByText('Ruler')).toBeVisible();
  release();
  await waitFor(() => expect(findIcon('service-fit')).toBeVisible());
  expect(findIcon('service-price')).toHaveAttribute('viewBox', '0 0 24 24');
  expect(findIcon('service-price')?.innerHTML).toContain('<path');
  expect(screen.getByText('Built in')).toBeVisible();
  expect(server.callsTo('X_SVG_Icons')).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem('X_SVG_Icons') ?? '')).toHaveProperty('value.service-fit');
});

it('stored icons are not requested again', async () => {
  storedSvgIcons.write({ 'service-fit': { viewBox: '0 0 8 8', shapes: '<path d="M0 0"></path>' } });
  const { server } = await renderComponent(icons, { catalogs: [] });
  expect(findIcon('service-fit')).toHaveAttribute('viewBox', '0 0 8 8');
  expect(server.callsTo('X_SVG_Icons')).toEqual([]);
});

it.each(['{}', '[1]', '{"until":9e15,"value":{"service-fit":"<svg>"}}', 'no JSON'])(
  'invalid stored icons are requested again: %s',
  async (text) => {
    localStorage.setItem('X_SVG_Icons', text);
    const { server } = await renderComponent(icons, { catalogs: [] });
    await waitFor(() => expect(server.callsTo('X_SVG_Icons')).toHaveLength(1));
  },
);

it('on an error the built-in icons stay and the error is tracked', async () => {
  const { events } = await renderComponent(icons, { catalogs: [], scenario: 'espots-failed' });
  await waitFor(() =>
    expect(events).toEqual([{ name: 'error', message: 'Error loading espot X_SVG_Icons' }]),
  );
  expect(screen.getByText('Ruler')).toBeVisible();
});
