import type { ComponentTest } from './render-page';

/** Clicks twice; the second click precedes any response to the first one, as over a network. */
export async function doubleClick(
  { user, server }: Pick<ComponentTest, 'user' | 'server'>,
  element: Element,
): Promise<void> {
  const release = server.holdResponses('');
  await user.dblClick(element);
  release();
}
