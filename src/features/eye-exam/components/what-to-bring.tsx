import { Trans } from '@lingui/react/macro';

/** Lists what to bring to an exam. */
export function WhatToBring() {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        <Trans>Your glasses and contact lenses, and your last prescription if you have it</Trans>
      </li>
      <li>
        <Trans>A photo ID, and the cards of your health insurance and vision plan</Trans>
      </li>
      <li>
        <Trans>A list of your medicines and eye drops</Trans>
      </li>
      <li>
        <Trans>Sunglasses: after drops that widen the pupils, light is unpleasant for some hours</Trans>
      </li>
      <li>
        <Trans>For a child: a parent or guardian who comes along</Trans>
      </li>
    </ul>
  );
}
