import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { deferHydration } from './defer-hydration';
import { HydrationSection, type HydrationSectionProps } from './hydration-section';
import { startFirstLoad } from './load-when-idle';
import { Counter, type CounterProps, deferredGate, resetDeferred } from './testing/deferred-page';

/** Callbacks by element that report that a section is near the viewport. */
const approaches = new Map<Element, () => void>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe(element: Element) {
        approaches.set(element, () => this.#report([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});
afterEach(async () => {
  approaches.clear();
  await resetDeferred();
  vi.unstubAllGlobals();
});

const LABELS = ['first', 'second'];

/** Hydrates a server-rendered page of two sections. */
async function hydrateSections(props: Partial<HydrationSectionProps> = {}) {
  const gates = LABELS.map(() => deferredGate((): ComponentType<CounterProps> => Counter));
  const components = gates.map(({ load }) => deferHydration(load));
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    LABELS.map((label) => (
      <div key={label} data-main={props.isMain}>
        <Suspense fallback={null}>
          <Counter label={label} />
        </Suspense>
      </div>
    )),
  );
  document.body.append(container);
  const root = await act(async () =>
    hydrateRoot(
      container,
      components.map((Deferred, index) => (
        <HydrationSection key={LABELS[index]} whenIdle {...props}>
          <Deferred label={LABELS[index] ?? ''} />
        </HydrationSection>
      )),
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  const [first, second] = gates as [(typeof gates)[0], (typeof gates)[0]];
  const approach = (index: number) =>
    act(async () => approaches.get(container.children[index] as Element)?.());
  return { first, second, approach };
}

const counter = (label: string) => screen.getByRole('tab', { name: new RegExp(label) });

it('hydrates while the browser is idle, once it is near the viewport', async () => {
  const { first, second, approach } = await hydrateSections();
  expect(first.load).not.toHaveBeenCalled();
  await approach(0);
  await waitFor(() => expect(first.load).toHaveBeenCalledOnce());
  await first.finishLoading();
  fireEvent.click(counter('first'));
  expect(counter('first')).toHaveTextContent('first 1');
  expect(second.load).not.toHaveBeenCalled();
});

it('hydrates one section after the other', async () => {
  const { first, second, approach } = await hydrateSections();
  await approach(0);
  await approach(1);
  await waitFor(() => expect(first.load).toHaveBeenCalledOnce());
  expect(second.load).not.toHaveBeenCalled();
  await first.finishLoading();
  await waitFor(() => expect(second.load).toHaveBeenCalledOnce());
});

it('hydrates after the first load, far from the viewport, if the main button of the page is in it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { first } = await hydrateSections({ isMain: true });
  startFirstLoad();
  expect(first.load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(first.load).toHaveBeenCalledOnce();
});

it('waits for the shopper where data is saved', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const { first } = await hydrateSections();
  expect(approaches.size).toBe(0);
  fireEvent.pointerOver(counter('first'));
  expect(first.load).toHaveBeenCalledOnce();
});

it('lets a tap on it take effect while other sections wait for their code', async () => {
  const { first, second, approach } = await hydrateSections();
  await approach(0);
  await waitFor(() => expect(first.load).toHaveBeenCalledOnce());
  await first.finishLoading();
  fireEvent.touchStart(counter('first'));
  fireEvent.click(counter('first'));
  expect(counter('first')).toHaveTextContent('first 1');
  // Code that loads or runs meanwhile would delay the tap.
  expect(second.load).not.toHaveBeenCalled();
  await waitFor(() => expect(second.load).toHaveBeenCalledOnce());
});

it('lets a tap on a button wait for its own section only, whose code comes first', async () => {
  const opened = vi.fn(async () => {});
  const { first, second } = await hydrateSections({ whenIdle: false, onIntent: opened });
  fireEvent.touchStart(counter('first'));
  fireEvent.click(counter('first'));
  expect(opened).toHaveBeenCalled();
  expect(second.load).not.toHaveBeenCalled();
  await first.finishLoading();
  expect(counter('first')).toHaveTextContent('first 1');
  // Code that loads or runs meanwhile would delay the tap.
  expect(second.load).not.toHaveBeenCalled();
  await waitFor(() => expect(second.load).toHaveBeenCalledOnce());
});

it('replays taps in two sections in their order', async () => {
  const { first, second } = await hydrateSections({ whenIdle: false });
  fireEvent.click(counter('first'));
  fireEvent.click(counter('second'));
  await first.finishLoading();
  expect(counter('first')).toHaveTextContent('first 0');
  // Counts as one with the tap that waits.
  fireEvent.click(counter('first'));
  expect(counter('first')).toHaveTextContent('first 0');
  await second.finishLoading();
  expect(counter('first')).toHaveTextContent('first 1');
  expect(counter('second')).toHaveTextContent('second 1');
});

it('lets a link, which may change the whole page, wait for all sections', async () => {
  const { first, second } = await hydrateSections({ whenIdle: false });
  const follow = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', follow);
  onTestFinished(() => window.removeEventListener('click', follow));
  const [link] = screen.getAllByRole('link');
  fireEvent.click(link as HTMLElement);
  await first.finishLoading();
  expect(follow).not.toHaveBeenCalled();
  await second.finishLoading();
  expect(follow).toHaveBeenCalledOnce();
});

it('lets a tap wait for what shows inside of other deferred code, too', async () => {
  const inner = deferredGate((): ComponentType<CounterProps> => Counter);
  const Inner = deferHydration(inner.load);
  const outer = deferredGate(() => () => <Inner label="inner" />);
  const Outer = deferHydration(outer.load);
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <div>
      <Suspense fallback={null}>
        <Suspense fallback={null}>
          <Counter label="inner" />
        </Suspense>
      </Suspense>
    </div>,
  );
  document.body.append(container);
  const root = await act(async () =>
    hydrateRoot(
      container,
      <HydrationSection>
        <Outer />
      </HydrationSection>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  fireEvent.click(counter('inner'));
  await outer.finishLoading();
  await inner.finishLoading();
  expect(counter('inner')).toHaveTextContent('inner 1');
});
