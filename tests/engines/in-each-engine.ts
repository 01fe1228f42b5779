import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, inject, it } from 'vitest';
import type { LocaleCode } from '@/domain/locale/locales';
import { ENGINES } from './browsers/engines';
import type { Restriction, Tab } from './browsers/tab';
import { Shopper } from './shopper';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
type SizeName = keyof typeof SIZES;

const BOTH: readonly SizeName[] = ['phone', 'desktop'];
const FAILURES = 'test-results/engines';

interface JourneyOptions {
  locale?: LocaleCode;
  /** Default: both. */
  sizes?: readonly SizeName[];
  /** Default: none. */
  restriction?: Restriction;
}

type Steps = (shopper: Shopper) => Promise<void>;
type Journey = (title: string, steps: Steps, options?: JourneyOptions) => void;

/** Defines journeys, each for a new shopper in each engine and size. `ENGINE=Firefox` chooses an engine. */
export function inEachEngine(defineJourneys: (journey: Journey) => void): void {
  const engines = ENGINES.filter(({ name }) => !process.env.ENGINE || process.env.ENGINE === name);
  describe.each(engines)('$name', (engine) => {
    afterAll(() => engine.close());
    defineJourneys((title, steps, { locale = 'lc-us', sizes = BOTH, restriction } = {}) => {
      for (const size of sizes)
        it(`${title}, ${size}`, async () => {
          const tab = await engine.open(SIZES[size], restriction);
          const shopper = new Shopper({ tab, origin: inject('origin'), locale, isOnPhone: size === 'phone' });
          try {
            await withoutPromotion(shopper);
            await steps(shopper);
          } catch (error) {
            await savePicture(tab, `${engine.name} ${size} ${title}`);
            throw error;
          } finally {
            await tab.close();
          }
        });
    });
  });
}

/** As after an earlier visit: the pop-up and the notice of cookies stay away. */
async function withoutPromotion({ tab, origin }: Shopper): Promise<void> {
  await tab.goTo(`${origin}/health`);
  for (const cookie of ['promo=valid', 'accepted=valid'])
    await tab.run('(cookie) => { document.cookie = cookie; }', `${cookie}; path=/`);
}

async function savePicture(tab: Tab, title: string): Promise<void> {
  mkdirSync(FAILURES, { recursive: true });
  const picture = await tab.screenshot().catch(() => undefined);
  if (picture) writeFileSync(`${FAILURES}/${title.replaceAll(/\W+/g, '-')}.png`, picture);
}
