import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TrackedOrder } from '@/domain/orders/tracked-order';
import { type TrackingRequest, trackedRequest, trackingRequestFrom } from '@/lib/orders/tracking-request';
import { useSite } from '@/lib/site/site';
import { type FindResult, findOrder } from '../api/find-order';
import { loadOrderResult } from '../components/lazy-order-result';

export interface Tracking {
  /** The request in progress, or the one that succeeded. */
  request: TrackingRequest | undefined;
  order: TrackedOrder | undefined;
  pending: boolean;
  failure: Exclude<FindResult, { status: 'found' }> | undefined;
  /** An order was looked for since the page was opened. */
  wasSubmitted: boolean;
  /** Number of failures: each one moves the focus again. */
  failures: number;
  track: (request: TrackingRequest) => Promise<void>;
  /** Looks the found order up again, after a change. */
  refresh: () => void;
  /** Returns to the empty form. */
  clear: () => void;
}

/**
 * Manages the tracked order. Looks up an order that a link has named, or that was tracked before in this document, immediately.
 *
 * @param loadActions loads the actions of the order.
 */
export function useTracking(loadActions?: () => Promise<unknown>): Tracking {
  const site = useSite();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [request, setRequest] = useState<TrackingRequest>();
  const [order, setOrder] = useState<TrackedOrder>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Tracking['failure']>();
  const [failures, setFailures] = useState(0);
  const [wasSubmitted, setSubmitted] = useState(false);
  // Responses of earlier requests are ignored.
  const attempt = useRef(0);

  const track = async (nextRequest: TrackingRequest) => {
    attempt.current += 1;
    const current = attempt.current;
    setRequest(nextRequest);
    setSubmitted(true);
    setFailure(undefined);
    setPending(true);
    const loaded = Promise.all([loadOrderResult(), loadActions?.()]).then(
      () => true,
      () => false,
    );
    const result = await findOrder(site, nextRequest);
    const isShown = result.status === 'found' && (await loaded);
    if (current !== attempt.current) return;
    setPending(false);
    if (isShown) {
      trackedRequest.set(nextRequest);
      setOrder(result.order);
    } else {
      setFailure(result.status === 'found' ? { status: 'failed' } : result);
      setFailures((count) => count + 1);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the history entry that opened the page
  useEffect(() => {
    const known = trackingRequestFrom(state) ?? trackedRequest.read();
    if (known) void track(known);
    return () => {
      attempt.current += 1;
    };
  }, []);

  const clear = () => {
    attempt.current += 1;
    trackedRequest.set(undefined);
    setOrder(undefined);
    setRequest(undefined);
    setFailure(undefined);
    setPending(false);
    // A reload does not bring the order back.
    if (trackingRequestFrom(state))
      void navigate(pathname, { replace: true, state: { preserveScroll: true } });
  };
  const refresh = () => {
    if (request) void track(request);
  };
  return { request, order, pending, failure, failures, wasSubmitted, track, refresh, clear };
}
