import { type KeyboardEvent, type Ref, useId } from 'react';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface PickerCell {
  date: Date;
  /** Visible text: "17". */
  text: string;
  /** Accessible name: "Wednesday, June 17, 2026". */
  name: string;
  disabled: boolean;
  /** Contains the selected date. */
  selected: boolean;
  /** Contains today. */
  today: boolean;
  /** The cell in the tab order. */
  current: boolean;
}

export interface PickerGridProps {
  /** Accessible name of the grid. */
  label: string;
  headers?: { short: string; long: string }[];
  /** undefined renders an empty cell. */
  rows: (PickerCell | undefined)[][];
  cellRef: Ref<HTMLButtonElement>;
  onPick: (date: Date) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Renders one view of the picker: a grid with a single tab stop and arrow-key navigation. */
export function PickerGrid({ label, headers, rows, cellRef, onPick, onKeyDown }: PickerGridProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow-key navigation is a grid
    <table role="grid" aria-label={label} className="picker-grid" onKeyDown={onKeyDown}>
      {headers ? (
        <thead>
          <tr>
            {headers.map(({ short, long }) => (
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
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index
          <tr key={`${id}-${rowIndex}`}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same for empty cells
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid cell
              // biome-ignore lint/a11y/useFocusableInteractive: its button is focusable
              <td key={column} role="gridcell" aria-selected={cell?.selected || undefined}>
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

function Cell({ date, text, name, disabled, selected, today, current, ref, onPick }: CellProps) {
  return (
    <button
      type="button"
      ref={ref}
      className="picker-cell"
      aria-label={name}
      aria-current={today ? 'date' : undefined}
      data-selected={selected || undefined}
      tabIndex={current ? 0 : -1}
      disabled={disabled}
      onClick={() => onPick(date)}
    >
      {text}
    </button>
  );
}
