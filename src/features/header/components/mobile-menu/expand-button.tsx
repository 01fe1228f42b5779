import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon } from '@/ui/icons/icons';

export interface ExpandButtonProps {
  /** Name of the category. */
  label: string;
  isExpanded: boolean;
  onClick: () => void;
}

/** Expands a category in the mobile menu. */
export function ExpandButton({ label, isExpanded, onClick }: ExpandButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Menu: ${label}`}
      aria-expanded={isExpanded}
      className="icon-button -mr-3"
      onClick={onClick}
    >
      <ChevronDownIcon className={isExpanded ? 'rotate-180' : undefined} />
    </button>
  );
}
