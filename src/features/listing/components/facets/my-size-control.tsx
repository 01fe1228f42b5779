import { Trans, useLingui } from '@lingui/react/macro';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { SizeHelperButton, type SizeHelperSource } from '@/lib/size/size-helper-button';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { useStoreValue } from '@/lib/state/create-store';
import { buttonClass } from '@/ui/actions/button-class';
import { RulerIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';
import { addFacet, isSelected, type QueryChange } from '../../state/change-query';
import { useMySize } from '../../state/my-size';
import { useListingContext } from '../listing-context';
import { ListingLink } from '../listing-link';
import { FacetLink } from './facet-link';
import { CheckMark } from './option-link';

export interface MySizeControlProps {
  helper: SizeHelperSource;
  className: string;
}

/** Filters by the shopper's size once it is stored, with a button to change it; before that, a button to find it. */
export function MySizeControl({ helper, className }: MySizeControlProps) {
  const { t } = useLingui();
  const millimeters = useMillimeters();
  const width = useStoreValue(optimalHinge);
  return (
    <div className={cx('flex min-h-11 flex-wrap items-center gap-x-4 noscript:hidden', className)}>
      <MySizeLink />
      <SizeHelperButton
        helper={helper}
        className={buttonClass({ variant: 'link' }, 'text-sm')}
        label={width === undefined ? undefined : t`Change my size, ${millimeters(width)}`}
        renderAction={(close) => <FramesInMySize onFollow={close} />}
      >
        {width === undefined ? (
          <>
            <RulerIcon size={18} />
            <Trans>Find my size</Trans>
          </>
        ) : (
          millimeters(width)
        )}
      </SizeHelperButton>
    </div>
  );
}

/** Filters the listing by the stored size. */
function FramesInMySize({ onFollow }: { onFollow: () => void }) {
  const size = useMySize();
  if (!size) return null;
  // Replaces the facet of an earlier size.
  const change: QueryChange = (query) => addFacet(query, size, true);
  return (
    <ListingLink change={change} onClick={onFollow} className={buttonClass({})}>
      <Trans>Show frames in my size</Trans>
    </ListingLink>
  );
}

/** Filters by the shopper's size, once it is stored (003 §2.2). */
function MySizeLink() {
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
