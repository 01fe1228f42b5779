import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Notice, type NoticeProps } from '@/ui/display/notice';
import type { FrameOfferState } from './use-frame-offer';

export interface PerkNoticeProps {
  /** The page's `selectedPerkCode`. */
  perkCode: string | undefined;
  offer: FrameOfferState;
  /** True if insurance is on, so that no perk applies. */
  isInsured: boolean;
}

/**
 * Shows whether the perk of the page's URL applies. A response after the page replaces the first text, which has room for the
 * longest one, so nothing moves.
 */
export function PerkNotice({ perkCode, offer, isInsured }: PerkNoticeProps) {
  const [wasLoading] = useState(offer.state === 'loading');
  if (!perkCode) return null;
  return (
    <div className={wasLoading ? 'grid min-h-50 min-[23rem]:min-h-39 sm:min-h-25' : undefined}>
      <Notice live={wasLoading ? 'polite' : undefined} {...noticeCopy(offer, isInsured)} />
    </div>
  );
}

function noticeCopy(
  offer: FrameOfferState,
  isInsured: boolean,
): Pick<NoticeProps, 'tone' | 'title' | 'children'> {
  if (isInsured) {
    return {
      title: <Trans>Your perk does not add to your insurance</Trans>,
      children: <Trans>The prices are with your insurance. Switch it off to use the perk.</Trans>,
    };
  }
  if (offer.state === 'loading') {
    return {
      title: <Trans>Your perk</Trans>,
      children: <Trans>We are checking whether it applies to this frame.</Trans>,
    };
  }
  if (offer.state === 'failed') {
    return {
      title: <Trans>Your perk could not be checked</Trans>,
      children: <Trans>The prices are without it. Please try again later.</Trans>,
    };
  }
  const { perk } = offer.offer.view;
  if (perk) return { tone: 'success', title: <Trans>Your perk applies</Trans>, children: perk.title };
  return {
    title: <Trans>Your perk does not apply here</Trans>,
    children: <Trans>It has ended, or is not for this frame. The prices are without it.</Trans>,
  };
}
