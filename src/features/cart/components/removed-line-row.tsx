import { useLayoutEffect, useRef } from 'react';
import { RemovedLine } from './removed-line';

/** Shows the offer to undo a removal, in the place of the line. Takes the focus that the removed button had. */
export function RemovedLineRow({ onRestored }: { onRestored: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) row.current?.focus();
  }, []);
  return (
    <li ref={row} tabIndex={-1} className="min-h-30">
      <RemovedLine onRestored={onRestored} />
    </li>
  );
}
