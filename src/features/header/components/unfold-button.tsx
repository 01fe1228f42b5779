import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon } from '@/ui/icons/chevron-down-icon';

export interface UnfoldButtonProps {
  /** Name of the category. */
  label: string;
  isUnfolded: boolean;
  onClick: () => void;
}

/** Expands a category in the mobile menu. */
export function UnfoldButton({ label, isUnfolded, onClick }: UnfoldButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Menu: ${label}`}
      aria-expanded={isUnfolded}
      className="icon-button -mr-3"
      onClick={onClick}
    >
      <ChevronDownIcon className={isUnfolded ? 'rotate-180' : undefined} />
    </button>
  );
}
