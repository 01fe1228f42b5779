import type { ViteDevServer } from 'vite';

export interface PageErrors {
  /** Shows an error over the open pages, and in the terminal. */
  show: (message: string) => void;
  /** Removes it from the pages, which keep their state. */
  clear: () => void;
}

/** Errors of what belongs to no module of the page: the sandbox and the contract. */
export function pageErrors({
  config,
  environments,
}: Pick<ViteDevServer, 'config' | 'environments'>): PageErrors {
  const { hot } = environments.client;
  const clear = () => hot.send({ type: 'update', updates: [] });
  return {
    clear,
    show: (message) => {
      config.logger.error(message);
      // A page whose first message is an error would load anew with the next.
      clear();
      hot.send({ type: 'error', err: { message, stack: '' } });
    },
  };
}
