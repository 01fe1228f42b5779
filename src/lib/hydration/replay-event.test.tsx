import { expect, it, vi } from 'vitest';
import { afterPulse } from './replay-event';

it('does what takes long after the frame in which the clicked control pulses', async () => {
  const steps: string[] = [];
  const control = Object.assign(document.createElement('button'), {
    animate: () => steps.push('pulses'),
    getAnimations: () => [{ cancel: () => steps.push('pulses no longer') }],
  });
  requestAnimationFrame(() => steps.push('frame'));
  afterPulse(control, () => steps.push('acts'));
  await vi.waitFor(() => expect(steps).toEqual(['pulses', 'frame', 'pulses no longer', 'acts']));
});
