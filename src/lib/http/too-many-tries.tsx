import { Plural } from '@lingui/react/macro';

/** What a shopper reads after too many tries. */
export function TooManyTries({ minutes }: { minutes: number }) {
  return (
    <Plural
      value={minutes}
      one="Too many tries. Try again in # minute."
      other="Too many tries. Try again in # minutes."
    />
  );
}
