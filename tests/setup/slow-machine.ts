import { WAIT_MS } from '../support/limits';

/**
 * With `SLOWER=20`, all clocks and timers of the code run 20 times faster, as they seem to on a machine that is 20 times slower.
 * A test that races with time then fails, also on a fast machine. The tests' limits stay.
 */
const SLOWER = Number(process.env.SLOWER ?? 1);
const DONE = Symbol.for('slow-machine');

// Once per worker: the files of a worker share their globals, except in jsdom.
if (SLOWER > 1 && !Reflect.has(globalThis.setTimeout, DONE)) makeSlow();

function makeSlow(): void {
  const { setTimeout } = globalThis;
  const fastTimeout = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    setTimeout(callback, ms === WAIT_MS ? ms : ms / SLOWER, ...args);
  globalThis.setTimeout = Object.assign(fastTimeout, setTimeout, { [DONE]: true }) as typeof setTimeout;

  const monotonic = performance.now.bind(performance);
  performance.now = () => monotonic() * SLOWER;

  const start = Date.now();
  const now = Date.now.bind(Date);
  Date.now = () => start + (now() - start) * SLOWER;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
  });

  if (typeof Event === 'undefined') return;
  const timeStamps = new WeakMap<Event, number>();
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event) {
      const time = timeStamps.get(this) ?? performance.now();
      timeStamps.set(this, time);
      return time;
    },
  });
}
