import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EyeIcon } from '@/ui/icons/eye-icon';
import { GlassesIcon } from '@/ui/icons/glasses-icon';
import { ShieldIcon } from '@/ui/icons/shield-icon';
import { TruckIcon } from '@/ui/icons/truck-icon';
import { Heading } from '@/ui/layout/heading';

/** Why to buy here, in four plain statements. */
export function Reasons() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="reasons">
      <Heading level={2} size="lg" id="reasons">
        <Trans>What you can count on</Trans>
      </Heading>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Reason icon={<EyeIcon size={28} />} title={t`Lenses made for you`}>
          <Trans>Single vision, progressive or bifocal, cut to the prescription from your own doctor.</Trans>
        </Reason>
        <Reason icon={<GlassesIcon size={28} />} title={t`Measured, not guessed`}>
          <Trans>
            Lens width, bridge and temple length are on every frame’s page, to hold against the pair you own.
          </Trans>
        </Reason>
        <Reason icon={<ShieldIcon size={28} />} title={t`A price without surprises`}>
          <Trans>Frame, lenses and protection plan are added up line by line while you choose.</Trans>
        </Reason>
        <Reason icon={<TruckIcon size={28} />} title={t`30 days to be sure`}>
          <Trans>Wear them for a while. If they are not right, send them back within 30 days.</Trans>
        </Reason>
      </ul>
    </section>
  );
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="border-ink border-t pt-5">
      {icon}
      <Heading level={3} size="sm" className="mt-4">
        {title}
      </Heading>
      <p className="mt-2 text-ink-soft">{children}</p>
    </li>
  );
}
