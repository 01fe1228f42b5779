import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';

/** Replaces the purchase buttons, which need JavaScript. Rendered inside `noscript`. */
export function NoScriptNotice() {
  return (
    <Notice title={<Trans>Ordering needs JavaScript</Trans>}>
      <Trans>Switch it on in your browser to choose lenses and fill your cart.</Trans>
    </Notice>
  );
}
