import { Trans } from '@lingui/react/macro';
import { isChosen, toggleFacet } from '../state/change-query';
import { useMySize } from '../state/my-size';
import { useListingContext } from './listing-context';
import { ListingLink } from './listing-link';
import { CheckMark } from './option-link';

/** Keeps frames that fit the shopper's face, once the frame advisor has measured it (003 §2.2). */
export function MySizeLink() {
  const { query } = useListingContext();
  const size = useMySize();
  if (!size) return null;
  const chosen = isChosen(query, size);
  return (
    <ListingLink
      to={toggleFacet(query, size, true)}
      aria-current={chosen ? 'true' : undefined}
      className="group/option mb-4 flex min-h-11 items-center gap-3 rounded-md bg-well px-4 py-3"
    >
      <CheckMark checked={chosen} />
      <span className="underline-offset-4 group-hover/option:underline">
        <Trans>Use my size</Trans>
      </span>
    </ListingLink>
  );
}
