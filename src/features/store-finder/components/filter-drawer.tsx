import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/ui/actions/button';
import { Drawer } from '@/ui/overlay/drawer';
import type { FilterOptions } from '../rules/store-filters';
import { type ChosenFilters, FilterGroups, NO_FILTERS } from './filter-groups';

export interface FilterDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: ChosenFilters;
  options: FilterOptions;
  onApply: (chosen: ChosenFilters) => void;
}

/** Shows the filters. They apply with its button; closing it otherwise changes nothing. */
export function FilterDrawer({ open, onOpenChange, chosen, options, onApply }: FilterDrawerProps) {
  const [draft, setDraft] = useState(chosen);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(chosen);
  }
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={<Trans>Filters</Trans>}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="quiet" className="flex-none" onClick={() => setDraft(NO_FILTERS)}>
            <Trans>Clear all</Trans>
          </Button>
          <Button
            className="flex-1"
            onClick={() => {
              onOpenChange(false);
              onApply(draft);
            }}
          >
            <Trans>Apply</Trans>
          </Button>
        </div>
      }
    >
      <FilterGroups
        chosen={draft}
        options={options}
        onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
      />
    </Drawer>
  );
}
