import { lazy } from 'react';

export const loadOrderResult = () => import('./order-result');

/** Shows the found order. Its code loads during the search. */
export const LazyOrderResult = lazy(async () => ({ default: (await loadOrderResult()).OrderResult }));
