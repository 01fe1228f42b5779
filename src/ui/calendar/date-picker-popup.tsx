import { Popover } from '@base-ui/react/popover';
import { type RefObject, useRef, useState } from 'react';
import { Dialog } from '@/ui/overlay/dialog';
import { DatePicker, type DatePickerProps } from './date-picker';

export interface DatePickerPopupProps extends DatePickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it stands under. */
  anchor: RefObject<HTMLElement | null>;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** From this width on there is room beside the field; below it the picker is a sheet from the lower edge. */
const WIDE = '(width >= 40rem)';

/** The picker over the page. Costs two libraries, so load this file on demand, as DateField does. */
export function DatePickerPopup({ open, onOpenChange, anchor, opener, ...picker }: DatePickerPopupProps) {
  // This file is only loaded in a browser. A window that grows meanwhile keeps the sheet until it is closed.
  const [wide] = useState(() => window.matchMedia(WIDE).matches);
  const cell = useRef<HTMLButtonElement>(null);
  const content = <DatePicker {...picker} cell={cell} />;
  if (!wide) {
    return (
      <Dialog
        {...{ open, onOpenChange }}
        title={picker.texts.choose}
        closeLabel={picker.texts.close}
        initialFocus={cell}
        finalFocus={opener}
      >
        {content}
      </Dialog>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={8}
          className="popover-place"
        >
          <Popover.Popup className="popover" initialFocus={cell} finalFocus={opener}>
            <Popover.Title className="sr-only">{picker.texts.choose}</Popover.Title>
            {content}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
