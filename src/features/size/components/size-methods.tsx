import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@/ui/disclosure/tabs';
import type { FoundSize } from '../state/found-size';
import { FrameForm } from './frame-form';
import { NumbersForm } from './numbers-form';
import { WidthForm } from './width-form';

/** Shows the three methods to find the total width that fits: a pair's numbers, a frame of ours, a measured width. */
export function SizeMethods({ onFound }: { onFound: (found: FoundSize) => void }) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Ways to find your size`}
      className="mt-3"
      tabs={[
        { value: 'numbers', label: t`Numbers inside`, panel: <NumbersForm onFound={onFound} /> },
        { value: 'frame', label: t`A frame of ours`, panel: <FrameForm onFound={onFound} /> },
        { value: 'width', label: t`Width`, panel: <WidthForm onFound={onFound} /> },
      ]}
    />
  );
}
