import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { idle } from './idle';
import { startFirstLoad, useLoadWhenIdle } from './load-when-idle';

const load = vi.fn(async () => {});
const nextIdle = () => act(async () => void (await idle()));

it('loads after the first load of the page, while the browser is idle, unless the component is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const requestIdle = vi.fn((callback: () => void) => callback());
  vi.stubGlobal('requestIdleCallback', requestIdle);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  renderHook(() => useLoadWhenIdle(load)).unmount();
  renderHook(() => useLoadWhenIdle(load));
  startFirstLoad();
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(requestIdle).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await nextIdle();
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  ['where data is saved', { connection: { saveData: true } }],
  ['on 2G', { connection: { effectiveType: '2g' } }],
])('loads nothing %s', async (_case, properties) => {
  load.mockClear();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), properties));
  onTestFinished(() => void vi.unstubAllGlobals());
  renderHook(() => useLoadWhenIdle(load));
  await nextIdle();
  expect(load).not.toHaveBeenCalled();
});
