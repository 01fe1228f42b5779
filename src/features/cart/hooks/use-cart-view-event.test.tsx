// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TrackingEvent } from '@/lib/tracking/events';
import { addTrackingAdapter } from '@/lib/tracking/track';
import type { LineItem } from '../api/cart-view';
import { useCartViewEvent } from './use-cart-view-event';

const line = (kind: LineItem['kind'], extras: { kind: string }[] = []) => ({ kind, extras }) as LineItem;
const cart = [
  line('frame', [{ kind: 'LENS' }, { kind: 'WARRANTY' }]),
  line('frame'),
  line('contact-lens'),
  line('contact-lens'),
];

const events: TrackingEvent[] = [];
let stopTracking: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  stopTracking = addTrackingAdapter((event) => events.push(event));
});

afterEach(() => {
  stopTracking();
  vi.useRealTimers();
});

it('reports kinds and number of the lines once, three seconds after the cart is shown', () => {
  const { rerender } = renderHook(({ lines }) => useCartViewEvent(lines), { initialProps: { lines: cart } });
  vi.advanceTimersByTime(2999);
  expect(events).toEqual([]);
  rerender({ lines: [...cart, line('frame')] });
  vi.advanceTimersByTime(1);
  expect(events).toEqual([{ name: 'cart_view', kinds: ['contact-lenses', 'frame', 'glasses'], count: 5 }]);
  vi.advanceTimersByTime(10_000);
  expect(events).toHaveLength(1);
});

it('reports nothing when the shopper leaves before', () => {
  const { unmount } = renderHook(() => useCartViewEvent(cart));
  vi.advanceTimersByTime(2999);
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(events).toEqual([]);
});
