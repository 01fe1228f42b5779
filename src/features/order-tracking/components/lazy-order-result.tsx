import { lazy } from 'react';

export const loadOrderResult = () => import('./order-result');

/** The found order. Its code is loaded while the order is looked for. */
export const LazyOrderResult = lazy(async () => ({ default: (await loadOrderResult()).OrderResult }));
