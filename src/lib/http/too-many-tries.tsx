import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Tells the shopper about too many tries. */
export function TooManyTries({ minutes }: { minutes: number }) {
  return useTooManyTriesText()(minutes);
}

/** Returns the sentence for too many tries. */
export function useTooManyTriesText(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) =>
    t`${plural(minutes, {
      one: 'Too many tries. Try again in # minute.',
      other: 'Too many tries. Try again in # minutes.',
    })}`;
}
