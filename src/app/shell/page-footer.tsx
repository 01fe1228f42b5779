import { useLocation } from 'react-router-dom';
import { Footer } from '@/features/footer/components/footer';
import { usePageSource } from '../navigation/page-source';
import { rememberSubscription } from './promo';

/** The footer of the page at the current address. A part of its own, since nothing around the page may follow the address. */
export function PageFooter({ localeSwitcherId }: { localeSwitcherId: string }) {
  const pages = usePageSource();
  const isMissing = pages.isMissing(pages.find(useLocation()));
  return (
    <Footer
      localeSwitcherId={localeSwitcherId}
      pageExists={!isMissing}
      onSubscribed={() => void rememberSubscription()}
    />
  );
}
