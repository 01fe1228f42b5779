// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { PromoStarter } from './promo-starter';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['promo', 'accepted', 'subscribed', 'minimised']) setCookie(name, '', 0);
});

function setCookie(name: string, value: string, maxAge = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: set as by an earlier page
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}`;
}

function NavigateAway() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/lc-us/eyeglasses')}>
      away
    </button>
  );
}

function renderStarter(path: string) {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return ({ triggerCount }: { triggerCount: number }) => <output>due {triggerCount}</output>;
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteProvider value={siteByLocale('lc-us')}>
        <PromoStarter load={load} />
        <NavigateAway />
      </SiteProvider>
    </MemoryRouter>,
  );
  return { loads: () => loads };
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const scroll = () => act(async () => void fireEvent.scroll(window));
const output = () => screen.queryByRole('status')?.textContent;

describe('PromoStarter', () => {
  it('ignores the scroll to what gets the focus, and takes the next one', async () => {
    const { loads } = renderStarter('/lc-us/eyeglasses');
    await advance(1000);
    act(() => screen.getByRole('button', { name: 'away' }).focus());
    await scroll();
    expect(loads()).toBe(0);
    await nextFrame();
    await scroll();
    expect(loads()).toBe(1);
  });

  it.each([
    ['the home page', '/lc-us', 5000],
    ['the home page with a trailing slash', '/lc-us/', 5000],
    ['any other page', '/lc-us/eyeglasses', 1000],
    ['the cart', '/AjaxOrderItemDisplayView', 1000],
  ])('on %s ignores scrolls before its delay', async (_, path, delay) => {
    const { loads } = renderStarter(path);
    await advance(delay - 1);
    await scroll();
    await advance(60_000);
    expect(loads()).toBe(0);
  });

  it.each([
    ['the home page', '/lc-us', 5000],
    ['any other page', '/lc-us/eyeglasses', 1000],
  ])(
    'on %s loads with the first scroll after its delay and triggers three seconds later',
    async (_, path, delay) => {
      const { loads } = renderStarter(path);
      await advance(delay);
      expect(loads()).toBe(0);
      await scroll();
      expect(loads()).toBe(1);
      expect(output()).toBe('due 0');
      await advance(2999);
      expect(output()).toBe('due 0');
      await advance(1);
      expect(output()).toBe('due 1');
    },
  );

  it('triggers three seconds after the first scroll, not the last', async () => {
    renderStarter('/lc-us/eyeglasses');
    await advance(1000);
    await scroll();
    await advance(2000);
    await scroll();
    await advance(1000);
    expect(output()).toBe('due 1');
  });

  it('triggers again after another scroll', async () => {
    renderStarter('/lc-us/eyeglasses');
    await advance(1000);
    await scroll();
    await advance(3000);
    await advance(60_000);
    expect(output()).toBe('due 1');
    await scroll();
    await advance(3000);
    expect(output()).toBe('due 2');
  });

  it('restarts on another page', async () => {
    renderStarter('/lc-us');
    await advance(5000);
    await scroll();
    fireEvent.click(screen.getByRole('button'));
    await advance(3000);
    expect(output()).toBe('due 0');
    await scroll();
    await advance(3000);
    expect(output()).toBe('due 1');
  });

  it('is not due on the next page before a scroll there', async () => {
    renderStarter('/lc-us');
    await advance(5000);
    await scroll();
    await advance(3000);
    expect(output()).toBe('due 1');
    fireEvent.click(screen.getByRole('button'));
    await advance(60_000);
    expect(output()).toBe('due 0');
  });

  it.each(['promo', 'accepted', 'subscribed'])(
    'loads immediately when the %s cookie is refresh',
    async (name) => {
      setCookie(name, 'refresh');
      const { loads } = renderStarter('/lc-us');
      await advance(0);
      expect(loads()).toBe(1);
      expect(output()).toBe('due 0');
    },
  );

  it('loads a minimized pop-up without a scroll', async () => {
    setCookie('minimised', 'true');
    setCookie('promo', 'valid');
    const { loads } = renderStarter('/lc-us/eyeglasses');
    await advance(999);
    expect(loads()).toBe(0);
    await advance(1);
    expect(loads()).toBe(1);
  });
});
