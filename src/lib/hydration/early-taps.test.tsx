import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureEarlyEvents } from '@/app/inline-scripts/capture-early-events';
import { IS_FULL_RUN } from '../../../tests/support/full-run';
import { deferHydration } from './defer-hydration';
import { hydrateDeferred } from './deferred-components';
import { replayEarlyEvents } from './early-events';
import { HydrationSection } from './hydration-section';
import { deferredGate } from './testing/deferred-page';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts the clicks on either of its parts. Renders another element once the shopper's data is known. */
function Counter({ label, isReplaced = false }: { label: string; isReplaced?: boolean }) {
  const [count, setCount] = useState(0);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);
  return (
    <button
      key={String(isReplaced && isKnown)}
      type="button"
      aria-label={label}
      onClick={() => setCount((previous) => previous + 1)}
    >
      <i />
      <b>{count}</b>
    </button>
  );
}

const served = (part: React.ReactNode) => <Suspense fallback={null}>{part}</Suspense>;
const Outer = ({ inner }: { inner: React.ReactNode }) => (
  <>
    <Counter label="outer" />
    {inner}
  </>
);

interface Parts {
  outer: React.ReactNode;
  beside: React.ReactNode;
}

function Page({ outer, beside }: Parts) {
  useEffect(replayEarlyEvents, []);
  return (
    <>
      <Counter label="header" />
      <HydrationSection as="main">
        <Counter label="page" isReplaced />
        {outer}
      </HydrationSection>
      <HydrationSection as="aside">{beside}</HydrationSection>
    </>
  );
}

const NAMES = ['header', 'page', 'outer', 'inner', 'beside'];

/** Events on a page after its first paint. Chunks: the page itself, the deferred components of two sections, and one inside the first. */
const step = fc.oneof(
  fc.record({ tap: fc.constantFrom(...NAMES), part: fc.constantFrom('i', 'b') }),
  fc.record({ arrive: fc.constantFrom('page', 'outer', 'inner', 'beside') }),
  fc.constant({ scroll: true } as const),
  fc.constant({ runTimers: true } as const),
);

it('lets an early tap take effect once, in whatever order code arrives', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), takesEffectOnce), {
    numRuns: IS_FULL_RUN ? 60 : 20,
  });
});

async function takesEffectOnce(steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const page = openPage();
  /** Buttons with a tap that has not taken effect. */
  const tapped = new Set<string>();
  let counts = page.counts();
  const check = () => {
    const now = page.counts();
    for (const [index, name] of NAMES.entries()) {
      if (now[index] === counts[index]) continue;
      expect(tapped, `${name} was tapped`).toContain(name);
      expect(now[index], name).toBe((counts[index] ?? 0) + 1);
      tapped.delete(name);
    }
    counts = now;
  };
  try {
    for (const next of steps) {
      if ('tap' in next) {
        tapped.add(next.tap);
        await act(async () => {
          fireEvent.click(page.button(next.tap).querySelector(next.part) as Element);
        });
      } else if ('arrive' in next) await page.arrive(next.arrive);
      else if ('scroll' in next) await act(async () => void hydrateDeferred());
      else await act(async () => vi.runAllTimers());
      check();
    }
    for (const chunk of ['page', 'outer', 'inner', 'beside'] as const) {
      await page.arrive(chunk);
      check();
    }
    await act(async () => vi.runAllTimers());
    check();
    await act(hydrateDeferred);
    check();
    expect([...tapped]).toEqual([]);
  } finally {
    await page.close();
  }
}

/** Opens the server's page with its inline script. */
function openPage() {
  const container = document.createElement('div');
  const inner = deferredGate(() => () => <Counter label="inner" />);
  const outer = deferredGate((): ComponentType => {
    const Inner = deferHydration(inner.load);
    return () => <Outer inner={<Inner />} />;
  });
  const beside = deferredGate(() => () => <Counter label="beside" />);
  container.innerHTML = renderToString(
    <Page
      outer={served(<Outer inner={served(<Counter label="inner" />)} />)}
      beside={served(<Counter label="beside" />)}
    />,
  );
  document.body.append(container);
  captureEarlyEvents();
  let root: Root | undefined;
  const hydrate = () =>
    act(async () => {
      const DeferredOuter = deferHydration(outer.load);
      const DeferredBeside = deferHydration(beside.load);
      root ??= hydrateRoot(container, <Page outer={<DeferredOuter />} beside={<DeferredBeside />} />);
    });
  const button = (name: string) => screen.getByRole('button', { name });
  return {
    button,
    counts: () => NAMES.map((name) => Number(button(name).textContent)),
    arrive: (chunk: 'page' | 'outer' | 'inner' | 'beside') => {
      if (chunk === 'page') return root ? act(async () => {}) : hydrate();
      return { outer, inner, beside }[chunk].finishLoading();
    },
    async close() {
      for (const { finishLoading } of [outer, inner, beside]) await finishLoading();
      await act(async () => root?.unmount());
      await act(async () => vi.runAllTimers());
      await hydrateDeferred();
      window.takeEarlyEvents?.();
      document.body.replaceChildren();
    },
  };
}
