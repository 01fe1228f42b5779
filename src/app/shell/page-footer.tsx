import { useLocation } from 'react-router-dom';
import { Footer } from '@/features/footer/components/footer';
import { usePageSource } from '../navigation/page-source';
import { rememberSubscription } from './promo';

/** The footer. A separate component, since the shell must not re-render when the URL changes. */
export function PageFooter({ localeSwitcherId }: { localeSwitcherId: string }) {
  const pages = usePageSource();
  const isNotFound = pages.isNotFound(pages.find(useLocation()));
  return (
    <Footer
      localeSwitcherId={localeSwitcherId}
      pageExists={!isNotFound}
      onSubscribed={() => void rememberSubscription()}
    />
  );
}
