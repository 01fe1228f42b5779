import type { MobileColumns } from '../../state/mobile-columns';
import { ColumnSwitch } from './column-switch';
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
