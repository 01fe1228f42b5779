import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DrawQueue } from './draw-queue';

const frames: FrameRequestCallback[] = [];
let time = 0;

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => clock.mockRestore());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nextFrame = () => frames.shift()?.(time);

it('spreads drawings of 3 ms over frames of 8 ms, in their order', () => {
  const queue = new DrawQueue();
  const drawn: number[] = [];
  for (let tile = 1; tile <= 4; tile += 1)
    queue.add(() => {
      time += 3;
      drawn.push(tile);
    });
  expect(drawn).toEqual([]);
  nextFrame();
  expect(drawn).toEqual([1, 2, 3]);
  nextFrame();
  expect(drawn).toEqual([1, 2, 3, 4]);
  expect(frames).toEqual([]);
});

it('draws one that takes longer than a slice', () => {
  const queue = new DrawQueue();
  let drawn = 0;
  for (let tile = 0; tile < 2; tile += 1)
    queue.add(() => {
      time += 40;
      drawn += 1;
    });
  nextFrame();
  expect(drawn).toBe(1);
  nextFrame();
  expect(drawn).toBe(2);
});
