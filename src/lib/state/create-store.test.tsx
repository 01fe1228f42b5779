import { act, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createStore, type Store, useStoreValue } from './create-store';

function Value({ store }: { store: Store<string> }) {
  return <output>{useStoreValue(store)}</output>;
}

const output = () => screen.getByRole('status');

it('renders the value again when it is set', () => {
  const store = createStore('red');
  render(<Value store={store} />);
  act(() => store.set('blue'));
  expect(output()).toHaveTextContent('blue');
  expect(store.read()).toBe('blue');
});

it('renders the server value on the server and during hydration, whatever the value is', async () => {
  const store = createStore('unknown', { read: () => 'red' });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Value store={store} />);
  expect(container).toHaveTextContent('unknown');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, <Value store={store} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('red');
  act(() => root.unmount());
  container.remove();
});

it('reads the source again after its window events and after a notification', () => {
  let source = 'red';
  const store = createStore('', { read: () => source, changedBy: ['focus'] });
  render(<Value store={store} />);
  source = 'blue';
  expect(output()).toHaveTextContent('red');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(output()).toHaveTextContent('blue');
  source = 'green';
  act(store.notify);
  expect(output()).toHaveTextContent('green');
});

it('stops listening after the last subscriber has left', () => {
  const store = createStore('', { read: () => '', changedBy: ['focus'] });
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  window.dispatchEvent(new Event('focus'));
  unsubscribe();
  window.dispatchEvent(new Event('focus'));
  store.notify();
  expect(listener).toHaveBeenCalledOnce();
});

it('renders a selected value again only when that value changes', () => {
  const store = createStore(1);
  const onRender = vi.fn();
  renderHook(() => onRender(useStoreValue(store, (value) => value % 2)));
  act(() => store.set(3));
  act(() => store.set(4));
  expect(onRender.mock.calls).toEqual([[1], [0]]);
});
