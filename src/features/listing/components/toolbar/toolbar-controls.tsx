import { ColumnSwitch } from './column-switch';
import { SortForm } from './sort-form';

/** Sort order and number of columns. */
export function ToolbarControls() {
  return (
    <>
      <SortForm />
      <ColumnSwitch />
    </>
  );
}
