import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { partArea } from './part-areas';
import { anyPartRests, wakeOwnParts, wakeServedParts } from './resting-parts';
import { servedPart } from './served-part';

interface CounterProps {
  label: string;
}

/** A button that counts its presses, beside a link. */
function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  const add = () => setCount(count + 1);
  return (
    <>
      <a href="#elsewhere">elsewhere</a>
      <button type="button" role="tab" aria-selected onClick={add} onKeyDown={add}>
        {label} {count}
      </button>
    </>
  );
}

/** A part of its own, whose code comes when it is let in. */
function counterPart(own?: boolean) {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  gates.push(letIn);
  const load = vi.fn(async () => {
    await gate;
    return Counter;
  });
  return { Part: servedPart(load, own), load, letIn: () => act(async () => letIn()) };
}

const ignore = () => {};
const unmounts: (() => void)[] = [];
/** Parts of earlier tests would rest on. */
const gates: (() => void)[] = [];

afterEach(async () => {
  for (const unmount of unmounts.splice(0)) act(unmount);
  for (const letIn of gates.splice(0)) letIn();
  await wakeServedParts();
  document.body.innerHTML = '';
});

/** Shows nothing in the place of what did not arrive. */
class Shrug extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Page({ part: Part, label }: { part: ComponentType<CounterProps>; label: string }) {
  return (
    <Shrug>
      <main ref={partArea}>
        <Part label={label} />
      </main>
    </Shrug>
  );
}

/** A page that the server has rendered, taken over by scripts. @returns a way to render it with another label. */
async function openServed(part: ComponentType<CounterProps>): Promise<(label: string) => Promise<void>> {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <main>
      <Suspense fallback={null}>
        <Counter label="pressed" />
      </Suspense>
    </main>,
  );
  const page = <Page part={part} label="pressed" />;
  // A page of the store has a boundary for what did not arrive.
  const root = await act(async () =>
    hydrateRoot(container, page, { onCaughtError: ignore, onRecoverableError: ignore }),
  );
  unmounts.push(() => root.unmount());
  return (label) => act(async () => root.render(<Page part={part} label={label} />));
}

const button = () => screen.getByRole('tab');

describe('a part that the server has rendered', () => {
  it('stays as it is without its code until the shopper turns to it', async () => {
    const { Part, load, letIn } = counterPart();
    await openServed(Part);
    const served = button();
    expect(load).not.toHaveBeenCalled();
    expect(anyPartRests()).toBe(true);
    fireEvent.pointerOver(served);
    await letIn();
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(served);
    // The same element, now with a hand behind it.
    expect(button()).toBe(served);
    expect(served).toHaveTextContent('pressed 1');
  });

  it('makes a press again that came before its code', async () => {
    const { Part, letIn } = counterPart();
    await openServed(Part);
    fireEvent.click(button());
    fireEvent.focusIn(button());
    expect(button()).toHaveTextContent('pressed 0');
    await letIn();
    expect(button()).toHaveTextContent('pressed 1');
  });

  it('leaves what is awake beside it one hearing of a press', async () => {
    const { Part, letIn } = counterPart();
    await openServed(Part);
    const heard = vi.fn();
    const awake = document.createElement('button');
    awake.addEventListener('click', heard);
    screen.getByRole('main').append(awake);
    fireEvent.click(awake);
    await letIn();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([
    ['Escape', 1],
    ['ArrowRight', 1],
    // Tab and Enter do what they do without any code.
    ['Tab', 0],
  ])('hears %s that came before its code', async (key, times) => {
    const { Part, letIn } = counterPart();
    await openServed(Part);
    fireEvent.focusIn(button());
    fireEvent.keyDown(button(), { key });
    await letIn();
    expect(button()).toHaveTextContent(`pressed ${times}`);
  });

  it('lets a link lead on by itself when its code does not arrive', async () => {
    const Part = servedPart<CounterProps>(() => Promise.reject(new Error('no network')));
    await openServed(Part);
    await act(async () => fireEvent.click(screen.getByRole('link')));
    await waitFor(() => expect(window.location.hash).toBe('#elsewhere'));
    window.history.replaceState(null, '', '/');
  });

  it('wakes with all others when the next page is got ready', async () => {
    const { Part, load, letIn } = counterPart();
    await openServed(Part);
    const awake = wakeServedParts();
    await letIn();
    await awake;
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
  });

  it('wakes for what is the shopper’s own only where it shows such', async () => {
    const page = counterPart();
    const own = counterPart(true);
    await openServed(page.Part);
    await openServed(own.Part);
    void wakeOwnParts();
    expect(own.load).toHaveBeenCalledOnce();
    expect(page.load).not.toHaveBeenCalled();
  });

  it('is drawn anew when it has to show something else', async () => {
    const { Part, load, letIn } = counterPart();
    const show = await openServed(Part);
    await show('touched');
    expect(load).toHaveBeenCalledOnce();
    await letIn();
    expect(button()).toHaveTextContent('touched 0');
  });
});

it('loads at once where no server has rendered it', async () => {
  const { Part, load, letIn } = counterPart();
  const { unmount } = render(<Page part={Part} label="pressed" />);
  unmounts.push(unmount);
  expect(load).toHaveBeenCalledOnce();
  await letIn();
  fireEvent.click(await screen.findByRole('tab'));
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
});
