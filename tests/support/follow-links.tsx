import { useEffect } from 'react';
import { followedLink } from '@/lib/navigation/document-navigation';
import { stopLeaving } from '@/lib/navigation/leaving';
import { useNavigate } from '@/lib/navigation/use-navigate';

/** jsdom loads no documents: where a browser would load another page, the router shows it. */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const followLink = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link || link.origin !== window.location.origin) return;
      event.preventDefault();
      stopLeaving();
      void navigate(link.pathname + link.search + link.hash);
    };
    window.addEventListener('click', followLink);
    return () => window.removeEventListener('click', followLink);
  }, [navigate]);
  return null;
}
