import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { WIDTH_TOLERANCE_MM } from '@/domain/size/width-fit';
import { announce } from '@/lib/navigation/announcer';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';
import { useViewFocus } from '@/ui/overlay/use-view-focus';
import { useWidthText } from '../hooks/use-width-text';

export interface WidthStepProps {
  /** Millimeters. */
  width: number | undefined;
  onChange: (width: number | undefined) => void;
  renderSizeMethods: (onFound: (width: number) => void) => ReactNode;
}

/** Asks for the total width that fits: shows the known one, or the methods to find it. */
export function WidthStep({ width, onChange, renderSizeMethods }: WidthStepProps) {
  const { t } = useLingui();
  const millimeters = useMillimeters();
  const widthText = useWidthText();
  const [isChanging, setChanging] = useState(false);
  const view = width === undefined || isChanging ? 'methods' : 'known';
  const firstText = useRef<HTMLParagraphElement>(null);
  // The button that was used disappears.
  useViewFocus(firstText, view);
  if (width === undefined || isChanging)
    return (
      <>
        <p ref={firstText} tabIndex={-1} className="mb-3 text-ink-soft">
          <Trans>How wide glasses must be for you decides whether they sit well.</Trans>
        </p>
        {renderSizeMethods((found) => {
          setChanging(false);
          // Tenths of a millimeter are more than anyone can measure.
          onChange(Math.round(found * 10) / 10);
          announce(t`Your size is ${widthText(found)}`);
        })}
      </>
    );
  return (
    <>
      <p ref={firstText} tabIndex={-1} className="font-medium text-xl">
        {widthText(width)}
      </p>
      <p className="mt-2 text-ink-soft">
        <Trans>You see frames that are within {millimeters(WIDTH_TOLERANCE_MM)} of it.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-x-5">
        <Button variant="link" onClick={() => setChanging(true)}>
          <Trans>Change my size</Trans>
        </Button>
        <Button
          variant="link"
          onClick={() => {
            onChange(undefined);
            announce(t`Your size is cleared`);
          }}
        >
          <Trans>Clear my size</Trans>
        </Button>
      </div>
    </>
  );
}
