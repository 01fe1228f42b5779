import { Container } from '@/ui/layout/container';
import { announcementSpot } from '../api/announcement-spot';
import { Espot } from './espot';

/** One line above the header: what holds for everybody today. */
export function Announcement() {
  return (
    <Espot spot={announcementSpot} prepared className="rich-text-line">
      {(content) => (
        <aside data-print="hide" className="on-ink text-sm">
          <Container className="flex min-h-11 items-center justify-center py-1 text-center">
            {content}
          </Container>
        </aside>
      )}
    </Espot>
  );
}
