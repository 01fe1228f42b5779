import type { ReactNode } from 'react';
import { CategoryCards } from '@/features/home/components/category-cards';
import { ContactLensMenu } from '@/features/home/components/contact-lens-menu';
import { ServiceCards, type ServiceName } from '@/features/home/components/service-cards';
import { ShapeLinks } from '@/features/home/components/shape-links';
import { StoreSearch } from '@/features/home/components/store-search';
import { Espot } from '@/features/marketing/components/espot';
import { SpriteIcon } from '@/features/marketing/icons/sprite-icon';
import { SkeletonText } from '@/ui/display/skeleton';
import { bannerEspot, storyEspot } from './home-espots';

const DETAIL_ESPOTS: Record<ServiceName, string> = {
  lenses: 'Home_Service_Lenses',
  fit: 'Home_Service_Fit',
  price: 'Home_Service_Price',
  returns: 'Home_Service_Returns',
};

/** Home page: below the hero. */
export function HomeTop() {
  return <CategoryCards />;
}

/** Home page: between the two product rows. */
export function HomeMiddle() {
  return (
    <>
      <Espot
        espot={bannerEspot}
        spaceClassName="min-h-148 sm:min-h-108 lg:min-h-120"
        className="rich-text-feature"
      >
        {(content) => (
          <div className="lazy-layout [--estimated-height:35rem] sm:[--estimated-height:25rem] rounded-lg bg-well p-6 sm:p-10 lg:px-14 lg:py-6">
            {content}
          </div>
        )}
      </Espot>
      <ShapeLinks />
      <Espot
        espot={storyEspot}
        spaceClassName="min-h-148 sm:min-h-108 lg:min-h-120"
        className="lazy-layout [--estimated-height:32rem] sm:[--estimated-height:20rem] xl:[--estimated-height:29rem] rich-text-feature rich-text-reversed"
      />
    </>
  );
}

/** Home page: below the second product row. */
export function HomeBottom() {
  return (
    <>
      <ContactLensMenu />
      <StoreSearch />
      <ServiceCards icon={serviceIcon} detail={serviceDetail} />
    </>
  );
}

function serviceIcon(service: ServiceName, size: number, fallback: ReactNode) {
  return <SpriteIcon name={`service-${service}`} size={size} fallback={fallback} />;
}

function serviceDetail(service: ServiceName, fallback: ReactNode) {
  return (
    <Espot
      espot={{ name: DETAIL_ESPOTS[service], cookieSensitive: true }}
      placeholder={<SkeletonText lines={4} className="[&>.skeleton]:bg-on-ink-soft" />}
      fallback={fallback}
    />
  );
}
