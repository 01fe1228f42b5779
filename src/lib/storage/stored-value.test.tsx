import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useStoreValue } from '../state/create-store';
import { cookieValue, SECONDS_PER_DAY } from './cookie-value';
import { storageValue } from './storage-value';

const NOW = new Date('2026-03-01T12:00:00Z');
const state = z.enum(['valid', 'refresh']);
const record = z.object({ count: z.number() });
const size = storageValue({ area: 'local', key: 'size', validate: (value) => record.safeParse(value).data });

function Count() {
  return <output>{useStoreValue(size)?.count ?? 'none'}</output>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

describe('a cookie', () => {
  const promo = cookieValue({
    name: 'promo',
    validate: (value) => state.safeParse(value).data,
    lifetimeSeconds: 30 * SECONDS_PER_DAY,
  });

  it('stores plain text with its name, lifetime and SameSite', () => {
    using set = vi.spyOn(document, 'cookie', 'set');
    expect(promo.write('valid')).toBe(true);
    expect(set.mock.calls[0]?.[0]).toBe(
      'promo=valid; path=/; expires=Tue, 31 Mar 2026 12:00:00 GMT; sameSite=Lax',
    );
    expect(promo.read()).toBe('valid');
    promo.clear();
    expect(promo.read()).toBeUndefined();
  });

  it('is a session cookie without a lifetime', () => {
    using set = vi.spyOn(document, 'cookie', 'set');
    cookieValue({ name: 'visit', validate: (value) => state.safeParse(value).data }).write('valid');
    expect(set.mock.calls[0]?.[0]).not.toContain('expires');
  });

  it('stores records as JSON', () => {
    const counted = cookieValue({
      name: 'counted',
      validate: (value) => record.safeParse(value).data,
      format: 'json',
    });
    counted.write({ count: 2 });
    expect(Cookies.get('counted')).toBe('{"count":2}');
    expect(counted.read()).toEqual({ count: 2 });
  });

  it('reads invalid text as undefined', () => {
    Cookies.set('promo', 'surprise');
    expect(promo.read()).toBeUndefined();
    Cookies.set('counted', '{broken');
    expect(
      cookieValue({
        name: 'counted',
        validate: (value) => record.safeParse(value).data,
        format: 'json',
      }).read(),
    ).toBeUndefined();
  });

  it('returns false when the browser rejects the cookie', () => {
    using _set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    expect(promo.write('valid')).toBe(false);
  });
});

describe('a storage value', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const daily = storageValue({
    area: 'local',
    key: 'lens',
    validate: (value) => record.safeParse(value).data,
    lifetimeMilliseconds: DAY,
  });

  it('stores a record and returns the same object until it changes', () => {
    size.write({ count: 3 });
    expect(localStorage.getItem('size')).toBe('{"count":3}');
    expect(size.read()).toBe(size.read());
  });

  it('expires after its lifetime', () => {
    daily.write({ count: 1 });
    vi.setSystemTime(NOW.getTime() + DAY - 1);
    expect(daily.read()).toEqual({ count: 1 });
    vi.setSystemTime(NOW.getTime() + DAY);
    expect(daily.read()).toBeUndefined();
  });

  it('reads invalid text as undefined', () => {
    for (const text of ['{broken', 'null', '{"count":"3"}', '']) {
      localStorage.setItem('size', text);
      localStorage.setItem('lens', text);
      expect(size.read()).toBeUndefined();
      expect(daily.read()).toBeUndefined();
    }
  });

  it('lasts as long as the document while storage is full or blocked', () => {
    size.write({ count: 2 });
    using _set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    using _get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(size.write({ count: 3 })).toBe(false);
    expect(size.read()).toEqual({ count: 3 });
    expect(size.read()).toBe(size.read());
    size.clear();
    expect(size.read()).toBeUndefined();
  });

  it('is in storage again once there is room', () => {
    {
      using _set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      size.write({ count: 3 });
    }
    expect(size.write({ count: 4 })).toBe(true);
    localStorage.setItem('size', '{"count":5}');
    expect(size.read()).toEqual({ count: 5 });
  });

  it('updates components on changes, also from another tab', () => {
    render(<Count />);
    expect(screen.getByRole('status')).toHaveTextContent('none');
    act(() => {
      size.write({ count: 4 });
    });
    expect(screen.getByRole('status')).toHaveTextContent('4');
    act(() => {
      localStorage.setItem('size', '{"count":5}');
      window.dispatchEvent(new StorageEvent('storage', { key: 'size' }));
    });
    expect(screen.getByRole('status')).toHaveTextContent('5');
  });
});
