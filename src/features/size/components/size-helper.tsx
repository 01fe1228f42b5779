import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '@/lib/navigation/announcer';
import { clearSize } from '@/lib/size/clear-size';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { useStoreValue } from '@/lib/state/create-store';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlay/dialog';
import type { FoundSize } from '../state/found-size';
import { SizeMethods } from './size-methods';
import { SizeResult } from './size-result';

export interface SizeHelperProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Slot: the link to the frames in the shopper's size. Calls `close` when it is followed. */
  renderAction: (close: () => void) => ReactNode;
}

/** Finds the total width that fits the shopper, by three methods, and stores it in this browser (000 §3, Size data). */
export function SizeHelper({ open, onOpenChange, renderAction }: SizeHelperProps) {
  const { t } = useLingui();
  const storedWidth = useStoreValue(optimalHinge);
  const [found, setFound] = useState<FoundSize>();
  const [changing, setChanging] = useState(false);
  const resultRef = useRef<HTMLHeadingElement>(null);
  const introRef = useRef<HTMLParagraphElement>(null);
  const width = changing ? undefined : (storedWidth ?? found?.width);
  const hasResult = width !== undefined;
  const focusAfterSwitch = useRef(false);
  // The button that had the focus has gone with its view. Before the dialog notices: it would take the focus itself.
  useLayoutEffect(() => {
    if (focusAfterSwitch.current) (hasResult ? resultRef : introRef).current?.focus();
    focusAfterSwitch.current = false;
  }, [hasResult]);

  const save = (size: FoundSize) => {
    // Tenths of a millimeter are more than anyone can measure.
    const rounded = Math.round(size.width * 10) / 10;
    optimalHinge.write(rounded);
    focusAfterSwitch.current = true;
    setFound({ ...size, width: rounded });
    setChanging(false);
  };
  const change = () => {
    focusAfterSwitch.current = true;
    setChanging(true);
  };
  const clear = () => {
    clearSize();
    focusAfterSwitch.current = true;
    setFound(undefined);
    announce(t`Your size is cleared`);
  };
  const close = () => onOpenChange(false);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={hasResult ? <Trans>Your size</Trans> : <Trans>Find your size</Trans>}
      closeLabel={t`Close`}
      footer={
        hasResult ? (
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            {renderAction(close)}
            <span className="flex flex-wrap gap-x-5">
              <Button variant="link" onClick={change}>
                <Trans>Change</Trans>
              </Button>
              <Button variant="link" onClick={clear}>
                <Trans>Clear</Trans>
              </Button>
            </span>
          </div>
        ) : undefined
      }
    >
      {hasResult ? (
        <SizeResult
          width={width}
          source={found?.width === width ? found.source : undefined}
          notStored={found !== undefined && storedWidth === undefined}
          headingRef={resultRef}
        />
      ) : (
        <>
          <p ref={introRef} tabIndex={-1}>
            <Trans>
              How wide glasses must be for you decides whether they sit well. Find out in one of three ways.
            </Trans>
          </p>
          <SizeMethods onFound={save} />
        </>
      )}
    </Dialog>
  );
}
