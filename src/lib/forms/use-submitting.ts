import { useState } from 'react';

/**
 * Tracks whether a form request is pending. react-hook-form's `isSubmitting` is also true during validation, so a
 * busy state would be announced for invalid input.
 *
 * @returns the flag, and `send` wrapped to set it.
 */
export function useSubmitting<Values>(
  send: (values: Values) => Promise<unknown>,
): [boolean, (values: Values) => Promise<void>] {
  const [submitting, setSubmitting] = useState(false);
  const run = async (values: Values) => {
    setSubmitting(true);
    try {
      await send(values);
    } finally {
      setSubmitting(false);
    }
  };
  return [submitting, run];
}
