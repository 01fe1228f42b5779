// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { lensPanelVisibility } from '@/lib/lens/lens-panel-visibility';
import { usePanelOpen } from './panel-open';

afterEach(() => sessionStorage.clear());

it('opens again after a reload, but not after leaving the page or closing', () => {
  const onOpen = vi.fn();
  const first = renderHook(() => usePanelOpen('801', onOpen));
  expect(first.result.current[0]).toBe('unopened');
  act(() => first.result.current[1](true));
  expect(first.result.current[0]).toBe('open');
  const afterReload = renderHook(() => usePanelOpen('801', onOpen));
  expect(afterReload.result.current[0]).toBe('open');
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(lensPanelVisibility.read()).toBe(true);
  expect(renderHook(() => usePanelOpen('802', onOpen)).result.current[0]).toBe('unopened');

  act(() => afterReload.result.current[1](false));
  expect(lensPanelVisibility.read()).toBe(false);
  expect(renderHook(() => usePanelOpen('801', onOpen)).result.current[0]).toBe('unopened');
  act(() => first.result.current[1](true));
  first.unmount();
  expect(renderHook(() => usePanelOpen('801', onOpen)).result.current[0]).toBe('unopened');
});

it('does not open again in a document to which a link leads, whose page before has not unmounted', () => {
  const entries = vi.spyOn(performance, 'getEntriesByType');
  onTestFinished(() => entries.mockRestore());
  const loadedBy = (type: NavigationTimingType) =>
    entries.mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const first = renderHook(() => usePanelOpen('801', vi.fn()));
  act(() => first.result.current[1](true));
  loadedBy('navigate');
  const next = renderHook(() => usePanelOpen('801', vi.fn()));
  expect(next.result.current[0]).toBe('unopened');
  act(() => next.result.current[1](true));
  loadedBy('reload');
  expect(renderHook(() => usePanelOpen('801', vi.fn())).result.current[0]).toBe('open');
});
