import { Trans } from '@lingui/react/macro';
import { isSelected } from '../../state/change-query';
import { useMySize } from '../../state/my-size';
import { useListingContext } from '../listing-context';
import { FacetLink } from './facet-link';
import { CheckMark } from './option-link';

/** Filters by the shopper's size, once it is stored (003 §2.2). */
export function MySizeLink() {
  const { query } = useListingContext();
  const size = useMySize();
  if (!size) return null;
  const selected = isSelected(query, size);
  return (
    <FacetLink
      option={size}
      selected={selected}
      singleSelect
      className="group/option flex min-h-11 items-center gap-3 text-sm"
    >
      <CheckMark checked={selected} />
      <span className="underline-offset-4 group-hover/option:underline">
        <Trans>Use my size</Trans>
      </span>
    </FacetLink>
  );
}
