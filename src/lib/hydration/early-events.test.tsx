import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureEarlyEvents } from '@/app/inline-scripts/capture-early-events';
import { deferHydration } from './defer-hydration';
import { hydrateDeferred } from './deferred-components';
import { isMainTapped, replayEarlyEvents } from './early-events';
import { HydrationSection } from './hydration-section';
import { timeOfClick } from './replay-event';

const pictureClicks: number[] = [];
const onSubmit = vi.fn((event: Event) => event.preventDefault());
let root: Root | undefined;
let finishLoading = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Default action of the browser, which jsdom does not implement.
  document.addEventListener('submit', onSubmit);
});

afterEach(async () => {
  finishLoading();
  await act(async () => root?.unmount());
  await hydrateDeferred();
  window.takeEarlyEvents?.();
  document.removeEventListener('submit', onSubmit);
  document.body.replaceChildren();
  onSubmit.mockClear();
  pictureClicks.length = 0;
  vi.useRealTimers();
});

function Counter({ label = 'count' }: { label?: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-label={label} onClick={() => setCount((previous) => previous + 1)}>
      <span>{count}</span>
    </button>
  );
}

/** A counter that becomes a new element once it shows data that the server does not have. */
function ReplacedCounter() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return <Counter key={String(isHydrated)} label="replaced" />;
}

interface PageProps {
  Deferred?: ComponentType<{ label?: string }>;
  onShow?: (shown: boolean) => void;
}

function Page({ Deferred, onShow }: PageProps) {
  const [sort, setSort] = useState('popular');
  const [shown, setShown] = useState(false);
  useEffect(replayEarlyEvents, []);
  return (
    <>
      <Counter />
      <ReplacedCounter />
      <select aria-label="sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="popular">Popular</option>
        <option value="price">Price</option>
      </select>
      <p>sorted by {sort}</p>
      <input
        type="checkbox"
        aria-label="show"
        checked={shown}
        onChange={({ target }) => {
          setShown(target.checked);
          onShow?.(target.checked);
        }}
      />
      <p>{shown ? 'shown' : 'hidden'}</p>
      <form action="/search">
        <input aria-label="term" name="q" />
        <button type="submit">search</button>
      </form>
      <form aria-label="sign in">
        <input aria-label="password" name="password" />
        <button type="submit">sign in</button>
      </form>
      <details>
        <summary>menu</summary>
      </details>
      <button type="button" data-replay-clicks="" onClick={(event) => pictureClicks.push(timeOfClick(event))}>
        picture
      </button>
      <HydrationSection as="main">
        {Deferred ? (
          <Deferred label="deferred" />
        ) : (
          <Suspense fallback={null}>
            <Counter label="deferred" />
          </Suspense>
        )}
      </HydrationSection>
    </>
  );
}

/** Puts the server's HTML into the document, as far as the inline script. */
function serve(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  captureEarlyEvents();
  return container;
}

const hydrate = (container: HTMLElement, page = <Page />) =>
  act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: () => {} });
  });
const runReplay = () => act(async () => vi.runAllTimers());
const button = (name: string) => screen.getByRole('button', { name });

it('replays a click once after hydration, however often the shopper clicked', async () => {
  const container = serve();
  fireEvent.click(button('count').firstElementChild as Element);
  fireEvent.click(button('count'));
  await hydrate(container);
  await runReplay();
  expect(button('count')).toHaveTextContent('1');
});

it('replays each click on what takes double clicks, with its time', async () => {
  const container = serve();
  const clicks = [0, 1].map(() => new MouseEvent('click', { bubbles: true, cancelable: true }));
  for (const click of clicks) button('picture').dispatchEvent(click);
  await hydrate(container);
  await runReplay();
  expect(pictureClicks).toEqual(clicks.map(({ timeStamp }) => timeStamp));
});

it('leaves later clicks alone', async () => {
  const container = serve();
  await hydrate(container);
  await runReplay();
  fireEvent.click(button('count'));
  expect(button('count')).toHaveTextContent('1');
});

it('replays a click in a deferred component after its code has loaded', async () => {
  const container = serve();
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const Deferred = deferHydration(async () => {
    await loading;
    return Counter;
  });
  fireEvent.click(button('deferred'));
  await hydrate(container, <Page Deferred={Deferred} />);
  await runReplay();
  expect(button('deferred')).toHaveTextContent('0');
  await act(async () => finishLoading());
  expect(button('deferred')).toHaveTextContent('1');
});

it.each([
  ['between hydration and replay', async () => {}, runReplay],
  ['after the replay has begun', runReplay, async () => {}],
])('counts a click before hydration and another one %s as one', async (_case, before, after) => {
  const container = serve();
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const Deferred = deferHydration(async () => {
    await loading;
    return Counter;
  });
  fireEvent.click(button('deferred'));
  await hydrate(container, <Page Deferred={Deferred} />);
  await before();
  fireEvent.click(button('deferred').firstElementChild as Element);
  await after();
  await act(async () => finishLoading());
  expect(button('deferred')).toHaveTextContent('1');
});

it('replays a choice between hydration and replay once', async () => {
  const container = serve();
  const onChange = vi.fn();
  await hydrate(container, <Page onShow={onChange} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'show' }));
  await runReplay();
  expect(onChange.mock.calls).toEqual([[true]]);
});

it('replays clicks on a button and on the one in its place as one', async () => {
  const container = serve();
  fireEvent.click(button('replaced'));
  await hydrate(container);
  fireEvent.click(button('replaced'));
  await runReplay();
  expect(button('replaced')).toHaveTextContent('1');
});

it('replays a click on a button that the page has replaced meanwhile', async () => {
  const container = serve();
  fireEvent.click(button('replaced'));
  await hydrate(container);
  await runReplay();
  expect(button('replaced')).toHaveTextContent('1');
  expect(button('count')).toHaveTextContent('0');
});

it('replays the choice of a select', async () => {
  const container = serve();
  fireEvent.change(screen.getByRole('combobox', { name: 'sort' }), { target: { value: 'price' } });
  await hydrate(container);
  await runReplay();
  expect(screen.getByText('sorted by price')).toBeVisible();
});

it.each([
  [1, 'shown'],
  [2, 'hidden'],
])('replays what %i clicks on a checkbox have led to', async (clicks, outcome) => {
  const container = serve();
  const checkbox = () => screen.getByRole('checkbox', { name: 'show' });
  for (let click = 0; click < clicks; click++) fireEvent.click(checkbox());
  await hydrate(container);
  await runReplay();
  expect(screen.getByText(outcome)).toBeVisible();
  expect(checkbox()).toHaveProperty('checked', outcome === 'shown');
});

it('leaves forms with an action and other native controls to the browser', () => {
  serve();
  fireEvent.click(button('search'));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(fireEvent.click(screen.getByText('menu'))).toBe(true);
});

it('does not submit a form without an action, which would put its values into the URL', async () => {
  const container = serve();
  fireEvent.click(button('sign in'));
  expect(onSubmit).not.toHaveBeenCalled();
  await hydrate(container);
  await runReplay();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('preserves what was typed before hydration', async () => {
  const container = serve();
  fireEvent.input(screen.getByRole('textbox', { name: 'term' }), { target: { value: 'round' } });
  await hydrate(container);
  expect(screen.getByRole('textbox', { name: 'term' })).toHaveValue('round');
});

it('replaces the browser’s message for an invalid field until the shopper types', () => {
  serve();
  const field = document.createElement('input');
  field.required = true;
  field.dataset.invalid = 'Entrez une adresse courriel valide.';
  document.body.append(field);
  field.checkValidity();
  expect(field.validationMessage).toBe('Entrez une adresse courriel valide.');
  fireEvent.input(field, { target: { value: 'ana@example.com' } });
  expect(field.checkValidity()).toBe(true);
});

function Switch() {
  const [on, setOn] = useState(false);
  return (
    <>
      <input
        type="checkbox"
        aria-label="plan"
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      <p>{on ? 'plan on' : 'plan off'}</p>
    </>
  );
}

function SwitchPage({ Deferred }: { Deferred?: ComponentType }) {
  useEffect(replayEarlyEvents, []);
  return (
    <HydrationSection as="main">
      {Deferred ? (
        <Deferred />
      ) : (
        <Suspense fallback={null}>
          <Switch />
        </Suspense>
      )}
    </HydrationSection>
  );
}

it('replays a click on a checkbox whose code loads later than the page', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SwitchPage />);
  document.body.append(container);
  captureEarlyEvents();
  fireEvent.click(screen.getByRole('checkbox'));
  const loaded = new Promise<ComponentType>((resolve) => {
    finishLoading = () => resolve(Switch);
  });
  await hydrate(container, <SwitchPage Deferred={deferHydration(() => loaded)} />);
  await runReplay();
  expect(screen.getByText('plan off')).toBeVisible();
  finishLoading();
  // Avoids `act`, which would hydrate before the replay; in a browser React hydrates in a later task.
  await expect.poll(() => screen.getByText('plan on')).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('tells that the main button was tapped, so that what it opens loads while React hydrates the page', () => {
  captureEarlyEvents();
  document.body.innerHTML = '<button>Save</button><div data-main=""><button>Choose lenses</button></div>';
  const [save, choose] = screen.getAllByRole('button');
  if (save) fireEvent.click(save);
  expect(isMainTapped()).toBe(false);
  if (choose) fireEvent.click(choose);
  expect(isMainTapped()).toBe(true);
  window.takeEarlyEvents?.();
  expect(isMainTapped()).toBe(false);
});
