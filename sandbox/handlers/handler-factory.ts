import type { HttpHandler } from 'msw';

/** Creates a generated MSW handler with its resolver. */
export type HandlerFactory = () => HttpHandler;
