import { type KeyboardEvent, type Ref, useId } from 'react';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface PickerCell {
  date: Date;
  /** What is seen: "17". */
  text: string;
  /** What is said: "Wednesday, June 17, 2026". */
  name: string;
  /** Cannot be chosen. */
  off: boolean;
  /** Holds the field's date. */
  chosen: boolean;
  /** Holds today. */
  today: boolean;
  /** The one that the keyboard stands on. */
  current: boolean;
}

export interface PickerGridProps {
  /** Names the grid. */
  label: string;
  heads?: { short: string; long: string }[];
  /** Places without a cell stay empty. */
  rows: (PickerCell | undefined)[][];
  cellRef: Ref<HTMLButtonElement>;
  onPick: (date: Date) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One page of the picker: a grid with a single tab stop, moved through with the arrow keys. */
export function PickerGrid({ label, heads, rows, cellRef, onPick, onKeyDown }: PickerGridProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through by arrow keys is a grid
    <table role="grid" aria-label={label} className="picker-grid" onKeyDown={onKeyDown}>
      {heads ? (
        <thead>
          <tr>
            {heads.map(({ short, long }) => (
              <th key={long} scope="col" className="picker-weekday">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map((row, rowIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have a place and nothing else
          <tr key={`${id}-${rowIndex}`}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so do empty places
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid
              // biome-ignore lint/a11y/useFocusableInteractive: its button is what can be focused
              <td key={column} role="gridcell" aria-selected={cell?.chosen || undefined}>
                {cell ? <Cell {...cell} ref={cell.current ? cellRef : undefined} onPick={onPick} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends PickerCell {
  ref: Ref<HTMLButtonElement> | undefined;
  onPick: (date: Date) => void;
}

function Cell({ date, text, name, off, chosen, today, current, ref, onPick }: CellProps) {
  return (
    <button
      type="button"
      ref={ref}
      className="picker-cell"
      aria-label={name}
      aria-current={today ? 'date' : undefined}
      data-chosen={chosen || undefined}
      tabIndex={current ? 0 : -1}
      disabled={off}
      onClick={() => onPick(date)}
    >
      {text}
    </button>
  );
}
