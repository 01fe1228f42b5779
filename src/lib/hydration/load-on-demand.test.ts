import { expect, it, vi } from 'vitest';
import { loadOnDemand } from './load-on-demand';

it('loads its code once, when it is needed', async () => {
  const importCode = vi.fn(async () => 'menu');
  const menu = loadOnDemand(importCode);
  expect(importCode).not.toHaveBeenCalled();
  menu.load();
  menu.load();
  await expect.poll(() => menu.read()).toBe('menu');
  expect(importCode).toHaveBeenCalledOnce();
});

it('tries again at the next call after a failure', async () => {
  const importCode = vi.fn(async () => 'menu').mockRejectedValueOnce(new Error('no network'));
  const menu = loadOnDemand(importCode);
  menu.load();
  await expect
    .poll(() => {
      menu.load();
      return menu.read();
    })
    .toBe('menu');
});
