import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';

/** Explains that no frame fits the prescription. Message from the specification (003 §8, Listing). */
export function IncompatibleNotice() {
  return (
    <Notice
      tone="error"
      live="assertive"
      className="mt-3"
      title={<Trans>Sorry! The frame you've chosen isn't compatible with your prescription</Trans>}
    >
      <Trans>Check the values, or remove a filter, and try again.</Trans>
    </Notice>
  );
}
