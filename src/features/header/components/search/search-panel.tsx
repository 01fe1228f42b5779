import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { SearchIcon } from '@/ui/icons/icons';
import { HeaderPanel } from '../header-panel/header-panel';
import { SearchForm } from './search-form';

/** Renders the mobile search: opens the field below the header and focuses it. */
export function SearchPanel() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <HeaderPanel
      label={t`Open search`}
      icon={<SearchIcon size={22} />}
      onToggle={(open) => open && input.current?.focus()}
      className="py-3"
    >
      <SearchForm inputRef={input} />
    </HeaderPanel>
  );
}
