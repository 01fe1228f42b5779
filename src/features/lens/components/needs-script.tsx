import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';

/** Where scripts are switched off there is no way into the cart, and no button that would lead nowhere. */
export function NeedsScript() {
  return (
    <Notice title={<Trans>Ordering needs JavaScript</Trans>}>
      <Trans>Switch it on in your browser to choose lenses and fill your cart.</Trans>
    </Notice>
  );
}
