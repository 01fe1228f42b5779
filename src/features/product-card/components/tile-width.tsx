import { useLingui } from '@lingui/react/macro';
import { useMillimeters } from '@/lib/size/use-millimeters';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** Shows the total width of a frame, in millimeters. */
export function TileWidth({ width }: { width: number }) {
  const { t } = useLingui();
  const length = useMillimeters()(width);
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">{length}</span>
      <VisuallyHidden>{t`Total width ${length}`}</VisuallyHidden>
    </span>
  );
}
