import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@/ui/actions/icon-button';
import { OneColumnIcon, TwoColumnsIcon } from '@/ui/icons/deferred-icons';
import { type MobileColumns, setMobileColumns } from '../../state/mobile-columns';
import { SortForm } from './sort-form';

/** Renders the sort order and number of columns. */
export function ToolbarControls({ columns }: { columns: MobileColumns }) {
  return (
    <>
      <SortForm />
      <ColumnSwitch columns={columns} />
    </>
  );
}

/** Switches between one and two columns on mobile. Hidden where the text is too large for two. */
function ColumnSwitch({ columns }: { columns: MobileColumns }) {
  const { t } = useLingui();
  const nextColumns: MobileColumns = columns === 1 ? 2 : 1;
  return (
    <IconButton
      className="max-[19rem]:hidden sm:hidden noscript:hidden"
      label={nextColumns === 1 ? t`Show one column` : t`Show two columns`}
      icon={nextColumns === 1 ? <OneColumnIcon /> : <TwoColumnsIcon />}
      onClick={() => setMobileColumns(nextColumns)}
    />
  );
}
