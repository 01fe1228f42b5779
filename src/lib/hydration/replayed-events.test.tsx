import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { deferHydration } from './defer-hydration';
import { timeOfClick } from './replay-event';
import {
  button,
  Counter,
  type CounterProps,
  deferredCounter,
  deferredGate,
  hydratePage,
  Method,
  resetDeferred,
  Sorting,
} from './testing/deferred-page';

afterEach(resetDeferred);

/** Records when it is clicked. */
function Pictures({ times }: { times: number[] }) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected
      data-replay-clicks=""
      onClick={(event) => times.push(timeOfClick(event))}
    />
  );
}

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

it('replays each click on what takes double clicks, with its time, also one that comes before the replay', async () => {
  const times: number[] = [];
  const { load, finishLoading } = deferredGate(() => () => <Pictures times={times} />);
  await hydratePage(deferHydration(load), <Pictures times={times} />);
  const clicks: number[] = [];
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    clicks.push(event.timeStamp);
    act(() => void button().dispatchEvent(event));
  };
  click();
  click();
  expect(times).toEqual([]);
  await finishLoading();
  click();
  expect(times).toEqual(clicks);
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
  apply.addEventListener('click', () => events.push(`clicked at ${screen.getByRole('status').textContent}`));
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

it('tells hydrated components of an early choice once', async () => {
  const deferred = deferredGate(() => Counter);
  await hydratePage(deferHydration<CounterProps>(deferred.load));
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const clicked: boolean[] = [];
  // Simulates React.
  box.addEventListener('click', () => clicked.push(box.checked));
  screen.getByRole('main').append(box);
  fireEvent.click(box);
  expect(box).toBeChecked();
  await deferred.finishLoading();
  expect(clicked).toEqual([true]);
});

it('takes clicks on parts of a button, and on the button in its place, for one', async () => {
  const deferred = deferredGate(() => Counter);
  await hydratePage(deferHydration<CounterProps>(deferred.load));
  const onClick = vi.fn();
  const addButton = () => {
    const save = document.createElement('button');
    save.innerHTML = '<i></i><b>Save</b>';
    save.addEventListener('click', onClick);
    screen.getByRole('main').append(save);
    return save;
  };
  const first = addButton();
  fireEvent.click(first.firstElementChild as Element);
  fireEvent.click(first.lastElementChild as Element);
  first.remove();
  fireEvent.click(addButton());
  await deferred.finishLoading();
  expect(onClick).toHaveBeenCalledOnce();
});

it('replays the choice of a checkbox that an update has replaced', async () => {
  const deferred = deferredGate(() => Counter);
  await hydratePage(deferHydration<CounterProps>(deferred.load));
  const onChange = vi.fn();
  const addBox = () => {
    const label = document.createElement('label');
    label.innerHTML = '<input type="checkbox">insurance';
    label.addEventListener('change', onChange);
    screen.getByRole('main').append(label);
    return label;
  };
  const first = addBox();
  fireEvent.click(screen.getByRole('checkbox', { name: 'insurance' }));
  first.remove();
  addBox();
  await deferred.finishLoading();
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('checkbox', { name: 'insurance' })).toBeChecked();
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
