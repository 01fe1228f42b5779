// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lastLensSelection } from './last-lens-selection';
import { readSelection, useLensSelection } from './lens-selection-store';

// Each test uses another frame, because this tab's selections stay in memory.
let frames = 0;
const newFrame = () => `80${++frames}`;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('shows the same selection to every reader of a frame, and stores it', () => {
  const upc = newFrame();
  const page = renderHook(() => useLensSelection(upc));
  const panel = renderHook(() => useLensSelection(upc));
  act(() => panel.result.current.update({ type: 'progressive', step: 'material' }));
  act(() => panel.result.current.update({ material: 'HI167' }));
  expect(page.result.current.selection).toEqual({ type: 'progressive', step: 'material', material: 'HI167' });
  expect(lastLensSelection.read()).toEqual({
    frameUpc: upc,
    selection: { type: 'progressive', step: 'material', material: 'HI167' },
  });
  act(() => page.result.current.clear());
  expect(panel.result.current.selection).toEqual({});
  expect(lastLensSelection.read()).toBeUndefined();
});

it('reads a stored selection of the frame for 24 hours, and not that of another frame', () => {
  vi.useFakeTimers();
  const upc = newFrame();
  lastLensSelection.write({ frameUpc: upc, selection: { type: 'readers' } });
  expect(readSelection(newFrame())).toEqual({});
  vi.advanceTimersByTime(86_399_999);
  expect(renderHook(() => useLensSelection(upc)).result.current.selection).toEqual({ type: 'readers' });
  vi.advanceTimersByTime(1);
  expect(readSelection(upc)).toEqual({});
});

it('preserves the selection when another tab stores one for another frame, and when storage is full', () => {
  const upc = newFrame();
  const { result } = renderHook(() => useLensSelection(upc));
  act(() => result.current.update({ type: 'bifocal' }));
  lastLensSelection.write({ frameUpc: newFrame(), selection: { type: 'readers' } });
  expect(result.current.selection).toEqual({ type: 'bifocal' });

  using setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current.update({ material: 'POLY' }));
  expect(setItem).toHaveBeenCalled();
  expect(result.current.selection).toEqual({ type: 'bifocal', material: 'POLY' });
});

it.each(['{broken', '{"until":9e15,"value":{"frameUpc":"1","selection":{"type":3}}}'])(
  'ignores %s',
  (text) => {
    // Values that a full storage rejected are in memory.
    lastLensSelection.clear();
    localStorage.setItem('lastLensSelection', text);
    expect(lastLensSelection.read()).toBeUndefined();
  },
);
