import { Popover } from '@base-ui/react/popover';
import { type RefObject, useRef, useState } from 'react';
import { Dialog } from '@/ui/overlay/dialog';
import { DatePicker, type DatePickerProps } from './date-picker';

export interface DatePickerPopupProps extends DatePickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The popover is positioned below this element. */
  anchor: RefObject<HTMLElement | null>;
  /** Receives focus on close. */
  opener: RefObject<HTMLElement | null>;
}

/** Width from which the picker is a popover. Below it is a bottom sheet. */
const WIDE_QUERY = '(width >= 40rem)';

/** Renders the picker in a popover or sheet. Imports two libraries, so lazy-load this file as DateField does. */
export function DatePickerPopup({ open, onOpenChange, anchor, opener, ...picker }: DatePickerPopupProps) {
  // Loaded only in the browser. Read once, so a resize does not swap an open sheet for a popover.
  const [wide] = useState(() => window.matchMedia(WIDE_QUERY).matches);
  const cell = useRef<HTMLButtonElement>(null);
  const content = <DatePicker {...picker} cell={cell} />;
  if (!wide) {
    return (
      <Dialog
        {...{ open, onOpenChange }}
        title={picker.labels.choose}
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
            <Popover.Title className="sr-only">{picker.labels.choose}</Popover.Title>
            {content}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
