import { expect, it } from 'vitest';
import { afterPulse } from './replay-event';

it('does what takes long after the frame in which the clicked control pulses', async () => {
  const steps: string[] = [];
  const control = Object.assign(document.createElement('button'), {
    animate: () => steps.push('pulses'),
    getAnimations: () => [{ cancel: () => steps.push('pulses no longer') }],
  });
  requestAnimationFrame(() => steps.push('frame'));
  await new Promise<void>((resolve) => afterPulse(control, resolve));
  expect(steps).toEqual(['pulses', 'frame', 'pulses no longer']);
});
