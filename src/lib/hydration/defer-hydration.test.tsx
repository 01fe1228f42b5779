import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferHydration } from './defer-hydration';
import { hasPendingHydration, hydrateDeferred, hydratePersonal } from './deferred-components';
import { hydrationTrigger } from './hydration-trigger';

interface CounterProps {
  label: string;
}

/** A button that counts its clicks, next to a link. */
function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  const increment = () => setCount((previous) => previous + 1);
  return (
    <>
      <a href="#elsewhere">elsewhere</a>
      <button type="button" role="tab" aria-selected onClick={increment} onKeyDown={increment}>
        {label} {count}
      </button>
    </>
  );
}

/** A select with a controlled value, beside the value. */
function Sorting() {
  const [value, setValue] = useState('new');
  return (
    <>
      <output>{value}</output>
      <select value={value} onChange={(event) => setValue(event.currentTarget.value)}>
        <option>new</option>
        <option>cheap</option>
        <option>best</option>
      </select>
    </>
  );
}

/** A radio and a checkbox with controlled states, beside the choice. */
function Method() {
  const [method, setMethod] = useState('none');
  return (
    <>
      <output>{method}</output>
      <input type="radio" checked={method === 'upload'} onChange={() => setMethod('upload')} />
      <input type="checkbox" checked={method === 'saved'} onChange={() => setMethod('saved')} />
    </>
  );
}

/** Code that arrives when the test says so. */
function deferredGate<Code>(evaluate: () => Code) {
  let finishLoading = () => {};
  const gate = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  pendingLoads.push(finishLoading);
  const load = vi.fn(async () => {
    await gate;
    return evaluate();
  });
  return { load, finishLoading: () => act(async () => finishLoading()) };
}

/** A deferred component whose code loads on demand. */
function deferredCounter(isPersonal?: boolean) {
  const { load, finishLoading } = deferredGate(() => Counter);
  return { DeferredCounter: deferHydration(load, isPersonal), load, finishLoading };
}

const ignore = () => {};
const unmounts: (() => void)[] = [];
/** Components of earlier tests would otherwise stay pending. */
const pendingLoads: (() => void)[] = [];

afterEach(async () => {
  for (const unmount of unmounts.splice(0)) act(unmount);
  for (const finishLoading of pendingLoads.splice(0)) finishLoading();
  await hydrateDeferred();
  document.body.innerHTML = '';
});

/** Renders nothing when a component fails. */
class SilentBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Page({
  component: DeferredCounter,
  label,
}: {
  component: ComponentType<CounterProps>;
  label: string;
}) {
  return (
    <SilentBoundary>
      <main ref={hydrationTrigger}>
        <DeferredCounter label={label} />
      </main>
    </SilentBoundary>
  );
}

/** Hydrates a server-rendered page. @returns a function that re-renders it with another label. */
async function hydratePage(
  component: ComponentType<CounterProps>,
  served: ReactNode = <Counter label="clicked" />,
  beforeHydration = () => {},
): Promise<(label: string) => Promise<void>> {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <main>
      <Suspense fallback={null}>{served}</Suspense>
    </main>,
  );
  beforeHydration();
  const page = <Page component={component} label="clicked" />;
  // Pages have an error boundary for code that did not load.
  const root = await act(async () =>
    hydrateRoot(container, page, { onCaughtError: ignore, onRecoverableError: ignore }),
  );
  unmounts.push(() => root.unmount());
  return (label) => act(async () => root.render(<Page component={component} label={label} />));
}

const button = () => screen.getByRole('tab');

describe('a server-rendered component', () => {
  it('loads its code only on interaction', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    const element = button();
    expect(load).not.toHaveBeenCalled();
    expect(hasPendingHydration()).toBe(true);
    fireEvent.pointerOver(element);
    await finishLoading();
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(element);
    // The same element, now with an event handler.
    expect(button()).toBe(element);
    expect(element).toHaveTextContent('clicked 1');
  });

  it('loads its code at once where focus was there before', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter, undefined, () => screen.getByRole('link').focus());
    expect(load).toHaveBeenCalledOnce();
    await finishLoading();
    fireEvent.click(button());
    expect(button()).toHaveTextContent('clicked 1');
  });

  it('replays a click from before hydration once, however often it comes', async () => {
    const { DeferredCounter, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    fireEvent.click(button());
    fireEvent.click(button());
    fireEvent.focusIn(button());
    expect(button()).toHaveTextContent('clicked 0');
    await finishLoading();
    expect(button()).toHaveTextContent('clicked 1');
  });

  it.each([
    ['is slower', false],
    ['is there at once', true],
  ])('replays a click inside a deferred component of its own code, which %s', async (_case, atOnce) => {
    const inner = deferredGate(() => Counter);
    const outer = deferredGate(() => {
      const Inner = deferHydration(inner.load);
      return ({ label }: CounterProps) => <Inner label={label} />;
    });
    await hydratePage(
      deferHydration(outer.load),
      <Suspense fallback={null}>
        <Counter label="clicked" />
      </Suspense>,
    );
    const element = button();
    fireEvent.click(element);
    if (atOnce) await inner.finishLoading();
    await outer.finishLoading();
    await inner.finishLoading();
    await waitFor(() => expect(button()).toHaveTextContent('clicked 1'));
    expect(button()).toBe(element);
  });

  it('replays after a failure only when all other code is there', async () => {
    const slow = deferredGate(() => Counter);
    deferHydration(() => Promise.reject(new Error('no network')));
    await hydratePage(deferHydration(slow.load));
    fireEvent.click(button());
    await act(async () => {});
    await slow.finishLoading();
    expect(button()).toHaveTextContent('clicked 1');
  });

  it('replays the last of the choices in a select from before hydration, and then a later click', async () => {
    const sorting = deferredGate(() => Sorting);
    await hydratePage(deferHydration<CounterProps>(sorting.load), <Sorting />);
    const events: string[] = [];
    const apply = document.createElement('button');
    apply.addEventListener('click', () =>
      events.push(`clicked at ${screen.getByRole('status').textContent}`),
    );
    screen.getByRole('main').append(apply);
    const select = () => screen.getByRole('combobox');
    fireEvent.change(select(), { target: { value: 'cheap' } });
    fireEvent.change(select(), { target: { value: 'best' } });
    fireEvent.click(apply);
    await sorting.finishLoading();
    await waitFor(() => expect(select()).toHaveValue('best'));
    expect(screen.getByRole('status')).toHaveTextContent('best');
    expect(events).toEqual(['clicked at best']);
  });

  it.each([
    ['radio', 'upload'],
    ['checkbox', 'saved'],
  ])('replays the choice of a %s from before hydration', async (role, method) => {
    const deferred = deferredGate(() => Method);
    await hydratePage(deferHydration<CounterProps>(deferred.load), <Method />);
    fireEvent.click(screen.getByRole(role));
    expect(screen.getByRole('status')).toHaveTextContent('none');
    await deferred.finishLoading();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(method));
    expect(screen.getByRole(role)).toBeChecked();
  });

  it('does not fire the click twice on hydrated elements next to it', async () => {
    const { DeferredCounter, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    const onClick = vi.fn();
    const hydrated = document.createElement('button');
    hydrated.addEventListener('click', onClick);
    screen.getByRole('main').append(hydrated);
    fireEvent.click(hydrated);
    await finishLoading();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', 1],
    ['ArrowRight', 1],
    // Tab and Enter work natively.
    ['Tab', 0],
  ])('replays %s from before hydration', async (key, times) => {
    const { DeferredCounter, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    fireEvent.focusIn(button());
    fireEvent.keyDown(button(), { key });
    await finishLoading();
    expect(button()).toHaveTextContent(`clicked ${times}`);
  });

  it('lets a link navigate natively when its code does not load', async () => {
    const DeferredCounter = deferHydration<CounterProps>(() => Promise.reject(new Error('no network')));
    await hydratePage(DeferredCounter);
    await act(async () => fireEvent.click(screen.getByRole('link')));
    await waitFor(() => expect(window.location.hash).toBe('#elsewhere'));
    window.history.replaceState(null, '', '/');
  });

  it('hydrates with all others when the next page is prefetched', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    await hydratePage(DeferredCounter);
    const hydrated = hydrateDeferred();
    await finishLoading();
    await hydrated;
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveTextContent('clicked 1'));
  });

  it('hydrates for the shopper’s own data only when it shows such data', async () => {
    const page = deferredCounter();
    const personal = deferredCounter(true);
    await hydratePage(page.DeferredCounter);
    await hydratePage(personal.DeferredCounter);
    void hydratePersonal();
    expect(personal.load).toHaveBeenCalledOnce();
    expect(page.load).not.toHaveBeenCalled();
  });

  it('re-renders when its props change', async () => {
    const { DeferredCounter, load, finishLoading } = deferredCounter();
    const rerender = await hydratePage(DeferredCounter);
    await rerender('touched');
    expect(load).toHaveBeenCalledOnce();
    await finishLoading();
    expect(button()).toHaveTextContent('touched 0');
  });
});

it('loads at once when the server did not render it', async () => {
  const { DeferredCounter, load, finishLoading } = deferredCounter();
  const { unmount } = render(<Page component={DeferredCounter} label="clicked" />);
  unmounts.push(unmount);
  expect(load).toHaveBeenCalledOnce();
  await finishLoading();
  fireEvent.click(await screen.findByRole('tab'));
  await waitFor(() => expect(button()).toHaveTextContent('clicked 1'));
});
