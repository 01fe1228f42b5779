import { Trans } from '@lingui/react/macro';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { Button } from '@/ui/actions/button';

export interface ScaleNoteProps {
  /** Width of a frame that fits the shopper, in millimeters. */
  knownWidth: number | undefined;
  onMeasure: () => void;
}

/** Explains the scale of the frame. */
export function ScaleNote({ knownWidth, onMeasure }: ScaleNoteProps) {
  const millimeters = useMillimeters();
  if (knownWidth !== undefined)
    return (
      <p className="text-ink-soft text-sm">
        <Trans>In true proportion to your width of {millimeters(knownWidth)}.</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <Trans>Your width is not known yet, so the proportion is that of an average face.</Trans>
      <Button variant="link" className="text-sm" onClick={onMeasure}>
        <Trans>Find my width</Trans>
      </Button>
    </p>
  );
}
