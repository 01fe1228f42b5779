import { getCartPath, getPersonContactPath } from '@generated/operation-paths';
import { act, render, screen, waitFor } from '@testing-library/react';
import useSWR, { mutate, SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { nextTask } from '../../../tests/support/next-task';
import { refreshOutdated } from './outdated-queries';
import { revalidateQueries } from './revalidate-queries';

const CART = '/wcs/resources/store/10851/cart/@self';

function Query({ name, isUsed = true }: { name: string; isUsed?: boolean }) {
  const { data } = useSWR(isUsed ? [CART, name] : null, ([, query]) => fetchNext(query), {
    revalidateIfStale: false,
  });
  return <output>{data ?? 'loading'}</output>;
}

let count = 0;
const fetchNext = async (name: string) => `${name} ${++count}`;

async function show(name: string, isUsed = true) {
  const query = <Query name={name} isUsed={isUsed} />;
  const view = await act(async () => render(query, { wrapper: Config }));
  const rerender = (used: boolean) => act(async () => view.rerender(<Query name={name} isUsed={used} />));
  return { ...view, rerender };
}

function Config({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={{ use: [refreshOutdated] }}>{children}</SWRConfig>;
}

const shown = () => screen.getByRole('status').textContent;

it('a query that a change has made stale is fetched when it mounts, once', async () => {
  count = 0;
  (await show('a')).unmount();
  await act(() => revalidateQueries([getPersonContactPath]));
  (await show('a')).unmount();
  expect(count).toBe(1);
  await act(() => revalidateQueries([getCartPath]));
  const { unmount } = await show('a');
  await waitFor(() => expect(shown()).toBe('a 2'));
  unmount();
  await show('a');
  await nextTask();
  expect([count, shown()]).toEqual([2, 'a 2']);
  await mutate(() => true, undefined, { revalidate: false });
});

it('so is one that was switched off meanwhile; a mounted one is fetched at once', async () => {
  count = 0;
  const { rerender } = await show('b');
  await act(() => revalidateQueries([getCartPath]));
  expect(shown()).toBe('b 2');
  await rerender(false);
  await act(() => revalidateQueries([getCartPath]));
  expect(count).toBe(2);
  await rerender(true);
  await waitFor(() => expect(shown()).toBe('b 3'));
});
