import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';
import type { FrameOfferState } from './use-frame-offer';

export interface PerkNoticeProps {
  /** The page's `selectedPerkCode`. */
  perkCode: string | undefined;
  offer: FrameOfferState;
}

/** The perk of the page's address is unknown, has ended or is not for this frame. */
export function PerkNotice({ perkCode, offer }: PerkNoticeProps) {
  if (!perkCode || offer.state !== 'ready' || offer.offer.view.perk) return null;
  return (
    <Notice title={<Trans>Your perk does not apply here</Trans>}>
      <Trans>It has ended, or is not for this frame. The prices are without it.</Trans>
    </Notice>
  );
}
