import { useEffect, useRef, useState } from 'react';

export interface SerialRequest<Data> {
  send: () => Promise<Data>;
  /** Dependencies, compared by identity; other values make another request. */
  dependencies: readonly unknown[];
  /** Called when it fails, unless the component is gone. */
  onError: () => void;
}

/** Outcome of the latest request that has ended. */
export interface SerialOutcome<Data> {
  dependencies: readonly unknown[];
  /** Undefined when it failed. */
  data?: Data | undefined;
}

export interface SerialResult<Data> {
  outcome: SerialOutcome<Data> | undefined;
  /** True if the outcome belongs to the current request. */
  isCurrent: boolean;
  /** The failed request is being sent again. */
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Sends a request, and again whenever its dependencies change. One at a time: after the one in flight, one more follows if the
 * dependencies have changed meanwhile. For personal data, which SWR must not cache.
 *
 * @param request undefined: none is needed.
 */
export function useSerialRequest<Data>(request: SerialRequest<Data> | undefined): SerialResult<Data> {
  const [outcome, setOutcome] = useState<SerialOutcome<Data>>();
  const [retried, setRetried] = useState<SerialOutcome<Data>>();
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  const isCurrent =
    request !== undefined && outcome !== undefined && areSame(outcome.dependencies, request.dependencies);
  const isRetrying = outcome !== undefined && outcome === retried;

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // Runs after each render: a request that follows another one uses the current values.
  useEffect(() => {
    if (!request || isRunning.current || (isCurrent && !isRetrying)) return;
    const { send, dependencies, onError } = request;
    isRunning.current = true;
    const settle = (data?: Data) => {
      isRunning.current = false;
      setOutcome({ dependencies, data });
    };
    void send().then(settle, () => {
      // The page was left.
      if (!isMounted.current) return;
      onError();
      settle();
    });
  });

  return { outcome, isCurrent, isRetrying, retry: () => setRetried(outcome) };
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
