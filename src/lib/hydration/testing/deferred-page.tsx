import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { deferHydration } from '../defer-hydration';
import { hydrateDeferred } from '../deferred-components';
import { HydrationSection } from '../hydration-section';

export interface CounterProps {
  label: string;
}

/** A button with a click counter, next to a link. */
export function Counter({ label }: CounterProps) {
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
export function Sorting() {
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
export function Method() {
  const [method, setMethod] = useState('none');
  return (
    <>
      <output>{method}</output>
      <input type="radio" checked={method === 'upload'} onChange={() => setMethod('upload')} />
      <input type="checkbox" checked={method === 'saved'} onChange={() => setMethod('saved')} />
    </>
  );
}

/** Creates code that arrives when the test says so. */
export function deferredGate<Code>(evaluate: () => Code) {
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

/** Creates a deferred component whose code loads on demand. */
export function deferredCounter(isPersonal?: boolean) {
  const { load, finishLoading } = deferredGate(() => Counter);
  return { DeferredCounter: deferHydration(load, isPersonal), load, finishLoading };
}

const ignore = () => {};
const unmounts: (() => void)[] = [];
/** Components of earlier tests would otherwise stay pending. */
const pendingLoads: (() => void)[] = [];

/** Call it after each test. */
export async function resetDeferred(): Promise<void> {
  for (const unmount of unmounts.splice(0)) act(unmount);
  for (const finishLoading of pendingLoads.splice(0)) finishLoading();
  await hydrateDeferred();
  document.body.innerHTML = '';
}

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
      <HydrationSection as="main">
        <DeferredCounter label={label} />
      </HydrationSection>
    </SilentBoundary>
  );
}

/** Hydrates a server-rendered page. @returns a function that re-renders it with another label. */
export async function hydratePage(
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

/** Renders a page that the server did not render. */
export function renderPage(component: ComponentType<CounterProps>): void {
  unmounts.push(render(<Page component={component} label="clicked" />).unmount);
}

export const button = () => screen.getByRole('tab');
