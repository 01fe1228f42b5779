import { useState } from 'react';

/**
 * Whether a form's call is under way, to be said to screen readers. The form library's own flag is up while the fields are
 * looked at, too, and would have the button say that it sends what it then refuses.
 *
 * @returns the flag, and `send` with the flag up while it runs.
 */
export function useSending<Values>(
  send: (values: Values) => Promise<void>,
): [boolean, (values: Values) => Promise<void>] {
  const [sending, setSending] = useState(false);
  const run = async (values: Values) => {
    setSending(true);
    try {
      await send(values);
    } finally {
      setSending(false);
    }
  };
  return [sending, run];
}
