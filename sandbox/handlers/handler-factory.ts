import type { HttpHandler } from 'msw';

/** A generated MSW handler, with its resolver where the operation has state of its own. */
export type HandlerFactory = () => HttpHandler;
