import { expect, it, vi } from 'vitest';
import { hydratePersonal, registerDeferred } from './deferred-components';

it('hydrates personal components of code that loads later, and no others', async () => {
  const component = (isPersonal: boolean) => ({
    isLoaded: () => false,
    isPersonal,
    load: vi.fn(async () => {}),
  });
  const [early, later, other] = [component(true), component(true), component(false)];
  registerDeferred(early);
  await hydratePersonal();
  registerDeferred(later);
  registerDeferred(other);
  await expect.poll(() => later.load).toHaveBeenCalledTimes(1);
  expect(early.load).toHaveBeenCalledTimes(1);
  expect(other.load).not.toHaveBeenCalled();
});
