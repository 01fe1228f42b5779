import { Plural } from '@lingui/react/macro';

/** Tells the shopper about too many tries. */
export function TooManyTries({ minutes }: { minutes: number }) {
  return (
    <Plural
      value={minutes}
      one="Too many tries. Try again in # minute."
      other="Too many tries. Try again in # minutes."
    />
  );
}
