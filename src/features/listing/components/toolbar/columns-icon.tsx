import { Icon } from '@/ui/icons/icon';
import type { MobileColumns } from '../../state/mobile-columns';

/** Icon for one or two columns. */
export function ColumnsIcon({ columns }: { columns: MobileColumns }) {
  return (
    <Icon>
      {columns === 1 ? (
        <path d="M5 4.5h14v6H5zm0 9h14v6H5z" />
      ) : (
        <path d="M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z" />
      )}
    </Icon>
  );
}
