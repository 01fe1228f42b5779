import { Trans, useLingui } from '@lingui/react/macro';
import type { Doctor } from '@/domain/doctor/doctor';
import { Tabs } from '@/ui/disclosure/tabs';
import type { DoctorSearchForms } from '../hooks/use-search-forms';
import { NameSearchForm, PhoneSearchForm } from './search-forms';
import { SearchResults } from './search-results';

export interface DoctorSearchViewProps {
  search: DoctorSearchForms;
  current: Doctor | undefined;
  onChoose: (doctor: Doctor) => void;
}

/** Searches by name or by phone number, and shows who was found. */
export function DoctorSearchView({ search, current, onChoose }: DoctorSearchViewProps) {
  const { t } = useLingui();
  const { nameForm, phoneForm, by, setBy, find, state } = search;
  const currentName = current?.name;
  return (
    <div className="grid gap-6">
      {currentName ? (
        <p className="text-sm">
          <Trans>Your choice so far: {currentName}</Trans>
        </p>
      ) : null}
      <Tabs
        label={t`Search by`}
        value={by}
        onChange={(value) => setBy(value === 'phone' ? 'phone' : 'name')}
        tabs={[
          {
            value: 'name',
            label: t`Name`,
            panel: <NameSearchForm form={nameForm} onSearch={find} />,
          },
          {
            value: 'phone',
            label: t`Phone number`,
            panel: <PhoneSearchForm form={phoneForm} onSearch={find} />,
          },
        ]}
      />
      <SearchResults state={state} onChoose={onChoose} />
    </div>
  );
}
