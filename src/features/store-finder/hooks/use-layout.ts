import { type Breakpoint, breakpoint } from '@/domain/session/device';
import { createStore, useStoreValue } from '@/lib/state/create-store';

const layout = createStore<Breakpoint>('tablet', {
  read: () => breakpoint(window.innerWidth),
  changedBy: ['resize'],
});

/**
 * Returns the layout of the window: list or map up to 760 px, both above, full screen on desktops (001 §2). A tablet's on the
 * server.
 */
export function useLayout(): Breakpoint {
  return useStoreValue(layout);
}
