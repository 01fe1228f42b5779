import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EyeIcon, ShieldIcon, TruckIcon } from '@/ui/icons/deferred-icons';
import { GlassesIcon } from '@/ui/icons/icons';
import { Heading } from '@/ui/layout/heading';
import { ServiceCard } from './service-card';

/** Service names, as used in icon and espot names. */
export type ServiceName = 'lenses' | 'fit' | 'price' | 'returns';

/** Render slots for CMS content, provided by the page. */
export interface ServiceSlots {
  icon: (service: ServiceName, size: number, fallback: ReactNode) => ReactNode;
  /** Renders the detail. `fallback` is shown when the CMS has no content. */
  detail: (service: ServiceName, fallback: ReactNode) => ReactNode;
}

interface Service {
  name: ServiceName;
  icon: ReactNode;
  title: string;
  text: string;
  detail: ReactNode;
}

const ICON = 32;

/** Shows the four service cards (000 §2, Home page). */
export function ServiceCards({ icon, detail }: ServiceSlots) {
  return (
    <section
      aria-labelledby="services"
      className="lazy-layout [--estimated-height:57rem] sm:[--estimated-height:41rem] xl:[--estimated-height:25rem]"
    >
      <Heading level={2} size="lg" id="services">
        <Trans>What you can count on</Trans>
      </Heading>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {useServices().map((service) => (
          <ServiceCard
            key={service.name}
            title={service.title}
            text={service.text}
            icon={icon(service.name, ICON, service.icon)}
            detail={<p>{service.detail}</p>}
            loadedDetail={detail(service.name, <p>{service.detail}</p>)}
          />
        ))}
      </ul>
    </section>
  );
}

function useServices(): Service[] {
  const { t } = useLingui();
  return [
    {
      name: 'lenses',
      icon: <EyeIcon size={ICON} />,
      title: t`Lenses made for you`,
      text: t`Cut to your own prescription.`,
      detail: t`Single vision, progressive or bifocal, cut to the prescription from your own doctor.`,
    },
    {
      name: 'fit',
      icon: <GlassesIcon size={ICON} />,
      title: t`Measured, not guessed`,
      text: t`The numbers that decide the fit, on every page.`,
      detail: t`Lens width, bridge and temple length are on every frame’s page, ready to compare with the pair you own.`,
    },
    {
      name: 'price',
      icon: <ShieldIcon size={ICON} />,
      title: t`A price without surprises`,
      text: t`Added up in front of you, line by line.`,
      detail: t`Frame, lenses and protection plan are added up line by line while you choose.`,
    },
    {
      name: 'returns',
      icon: <TruckIcon size={ICON} />,
      title: t`30 days to be sure`,
      text: t`Send back what is not right.`,
      detail: t`Wear them for a while. If they are not right, send them back within 30 days.`,
    },
  ];
}
