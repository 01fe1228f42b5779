import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MAP_TILES_META } from '@/lib/stores/map-tiles';
import type { MapStore, StoreMapProps } from '@/lib/stores/store-map-props';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { StoreMap } from './store-map';

const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const manhattan = store('0001', 'Lower Manhattan', 40.7128, -74.006);
const stores = [
  manhattan,
  store('0002', 'Midtown', 40.758, -73.9855),
  store('0003', 'Boston', 42.36, -71.06),
];

function store(storeName: string, name: string, latitude: number, longitude: number): MapStore {
  return { storeName, name, latitude, longitude, status: 'open' };
}

/** A canvas that takes everything and paints nothing: jsdom has none. */
const context = new Proxy({}, { get: () => () => {}, set: () => true }) as CanvasRenderingContext2D;

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.restoreAllMocks());
});

/** Sets street tiles, whose URLs show the zoom. */
function withTiles(): void {
  const meta = document.createElement('meta');
  meta.name = MAP_TILES_META;
  meta.content = JSON.stringify({ url: '/tiles/{z}/{x}/{y}.png', attribution: '© Tiles', maxZoom: 19 });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

const zooms = () =>
  new Set(
    [...map().querySelectorAll('img')].map((image) => /\/tiles\/(\d+)\//.exec(image.src)?.[1]).map(Number),
  );

async function renderMap(props: Partial<StoreMapProps> = {}, options: ComponentTestOptions = {}) {
  const onSelect = vi.fn<StoreMapProps['onSelect']>();
  const onReady = vi.fn<StoreMapProps['onReady']>();
  const onFailure = vi.fn<StoreMapProps['onFailure']>();
  const rendered = await renderComponent(
    <StoreMap stores={stores} isFullScreen={false} {...{ onSelect, onReady, onFailure }} {...props} />,
    { catalogs: ['store-map'], ...options },
  );
  return { ...rendered, onSelect, onReady, onFailure };
}

const map = () => screen.getByRole('application', { name: 'Map' });
/** Markers are hidden from screen readers, which have the list. */
const marker = (name: string) => screen.findByTitle(name);
const scale = (text: string) => screen.findByText(text);

describe('what it shows', () => {
  it('is the country without stores', async () => {
    await renderMap({ stores: [] });
    // 7,549 m for a pixel at zoom 4 and 39.5° north: 100 pixels are 469 miles.
    expect(await scale('300 mi')).toBeVisible();
  });

  it('is all of Canada there, in kilometers', async () => {
    await renderMap({ stores: [] }, { locale: 'en-ca' });
    // 11,776 m for a pixel at zoom 3 and 53° north.
    expect(await scale('1000 km')).toBeVisible();
  });

  it('is every result, stores apart from zoom 10 on', async () => {
    await renderMap({ stores: stores.slice(0, 2) });
    expect(await marker('Lower Manhattan')).toBeInTheDocument();
    expect(await marker('Midtown')).toBeInTheDocument();
  });

  it('is a group with its count where stores are close together', async () => {
    await renderMap();
    expect(await within(map()).findByText('2')).toBeInTheDocument();
    expect(screen.queryByTitle('Midtown')).toBeNull();
  });

  it('is the stores around the place, though a single one is far off', async () => {
    const { user } = await renderMap({
      center: NEW_YORK,
      stores: [...stores.slice(0, 2), store('0004', 'Jersey City', 40.72, -74.05), ...stores.slice(2)],
    });
    expect(await marker('Jersey City')).toBeInTheDocument();
    expect(screen.queryByTitle('Boston')).toBeNull();
    for (let step = 0; step < 5; step += 1)
      await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(await marker('Boston')).toBeInTheDocument();
  });

  it('goes no closer than zoom 12 without street tiles, where names and water end', async () => {
    const { user } = await renderMap({ stores: [manhattan] });
    expect(await scale('1 mi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(await scale('1 mi')).toBeVisible();
  });

  it('goes no closer than zoom 13 for a single result', async () => {
    withTiles();
    await renderMap({ stores: [manhattan] });
    await waitFor(() => expect(zooms()).toEqual(new Set([13])));
  });
});

describe('choosing', () => {
  it('a marker names its store', async () => {
    const { user, onSelect } = await renderMap({ stores: stores.slice(0, 2) });
    await user.click(await marker('Midtown'));
    expect(onSelect).toHaveBeenCalledWith('0002');
  });

  it('a store of the list goes to zoom 15 with street tiles', async () => {
    withTiles();
    await renderMap({ activeStore: '0002' });
    await waitFor(() => expect(zooms()).toEqual(new Set([15])));
    expect(await marker('Midtown')).toBeInTheDocument();
  });

  it('a store of the list goes to zoom 10 without', async () => {
    await renderMap({ activeStore: '0002' });
    // 116 m for a pixel: 100 pixels are 7.2 miles.
    expect(await scale('5 mi')).toBeVisible();
  });

  it('never takes a closer view away without tiles', async () => {
    await renderMap({ stores: stores.slice(0, 2), activeStore: '0002' });
    // Both fit at zoom 12, of 29 m for a pixel: 100 pixels are 1.8 miles.
    expect(await scale('1 mi')).toBeVisible();
  });

  it('is shown above what covers the bottom of the map', async () => {
    const heightOf = async (coveredBottom: number) => {
      await renderMap({ stores: [manhattan], activeStore: '0001', coveredBottom });
      const { top } = (await marker('Lower Manhattan')).style;
      cleanup();
      return Number.parseInt(top, 10);
    };
    expect(await heightOf(0)).toBe(300);
    expect(await heightOf(200)).toBe(200);
  });

  it('a group goes to the zoom that separates it, at most 13', async () => {
    withTiles();
    const { user } = await renderMap();
    await user.click(await within(map()).findByText('2'));
    expect(await marker('Midtown')).toBeInTheDocument();
    expect(Math.max(...zooms())).toBeLessThanOrEqual(13);
  });
});

describe('moving', () => {
  it('by keyboard', async () => {
    withTiles();
    await renderMap({ stores: [manhattan] });
    await waitFor(() => expect(zooms()).toEqual(new Set([13])));
    expect(map()).toHaveAttribute('tabindex', '0');
    map().focus();
    // Leaflet reads key codes: + and -.
    fireEvent.keyDown(map(), { keyCode: 187 });
    await waitFor(() => expect(zooms()).toEqual(new Set([14])));
    fireEvent.keyDown(map(), { keyCode: 189 });
    await waitFor(() => expect(zooms()).toEqual(new Set([13])));
    const before = (await marker('Lower Manhattan')).parentElement?.parentElement?.getAttribute('style');
    fireEvent.keyDown(map(), { keyCode: 39 });
    expect((await marker('Lower Manhattan')).parentElement?.parentElement?.getAttribute('style')).not.toBe(
      before,
    );
  });

  it('by buttons, one for each gesture', async () => {
    withTiles();
    const { user } = await renderMap({ stores: [manhattan] });
    await waitFor(() => expect(zooms()).toEqual(new Set([13])));
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(zooms()).toEqual(new Set([14])));
    await user.click(screen.getByRole('button', { name: 'Move the map with buttons' }));
    for (const name of ['Move up', 'Move left', 'Move right', 'Move down'])
      await user.click(screen.getByRole('button', { name }));
  });

  it('by the wheel only with Ctrl or after focus: the page scrolls over the map', async () => {
    await renderMap();
    await marker('Boston');
    const isLeftToPage = (init: WheelEventInit = {}) => fireEvent.wheel(map(), { deltaY: 100, ...init });
    expect(isLeftToPage()).toBe(true);
    expect(isLeftToPage({ ctrlKey: true })).toBe(false);
    map().focus();
    expect(isLeftToPage()).toBe(false);
  });
});

it('can be skipped, and says how it moves', async () => {
  const { user } = await renderMap();
  await marker('Boston');
  expect(screen.getByRole('region', { name: 'Map of stores' })).toContainElement(map());
  expect(map()).toHaveAccessibleDescription(/arrow keys move the map/);
  // Its license requires the name.
  expect(screen.getByRole('link', { name: 'GeoNames' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Boston' })).toBeNull();
  await user.tab();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip the map' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.tab();
  await waitFor(() => expect(document.body).toHaveFocus());
});

it('stays when street tiles do not load', async () => {
  withTiles();
  const { onFailure } = await renderMap({ stores: [manhattan] });
  await waitFor(() => expect(map().querySelectorAll('img')).not.toHaveLength(0));
  for (const image of map().querySelectorAll('img')) fireEvent.error(image);
  expect(await marker('Lower Manhattan')).toBeInTheDocument();
  expect(map().querySelectorAll('canvas')).not.toHaveLength(0);
  expect(onFailure).not.toHaveBeenCalled();
});

it('says that it failed in a browser without a canvas', async () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  const { onFailure } = await renderMap();
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
});
