import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { SearchIcon } from '@/ui/icons/search-icon';
import { BarPanel } from './bar-panel';
import { SearchForm } from './search-form';

/** Search in narrow windows: the field comes out under the bar, ready to type. */
export function SearchPanel() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <BarPanel
      label={t`Open search`}
      icon={<SearchIcon size={22} />}
      onToggle={(open) => open && input.current?.focus()}
      className="py-3"
    >
      <SearchForm inputRef={input} />
    </BarPanel>
  );
}
