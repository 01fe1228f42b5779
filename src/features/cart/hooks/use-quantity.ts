import { useEffect, useRef, useState } from 'react';

export interface QuantityOptions {
  /** Quantity in the cart. */
  quantity: number;
  /** A change of the cart is pending. */
  busy: boolean;
  onChange: (quantity: number) => void;
}

export interface Quantity {
  /** Quantity that the shopper wants, even before the cart has it. */
  value: number;
  /** Another change is pending. */
  readOnly: boolean;
  set: (quantity: number) => void;
}

/** Manages the quantity of a line. Further clicks while it is being changed add up, and the last one is sent next. */
export function useQuantity({ quantity, busy, onChange }: QuantityOptions): Quantity {
  const [target, setTarget] = useState<number>();
  const sent = useRef<number>(undefined);

  const send = (next: number) => {
    sent.current = next;
    onChange(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the pending change has ended
  useEffect(() => {
    if (busy || target === undefined) return;
    // Runs after a failure, too, so that the same quantity is not sent repeatedly.
    if (target === sent.current) setTarget(undefined);
    else send(target);
  }, [busy]);

  return {
    value: target ?? quantity,
    readOnly: busy && target === undefined,
    set: (next) => {
      setTarget(next);
      if (!busy) send(next);
    },
  };
}
