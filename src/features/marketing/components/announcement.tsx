import { Container } from '@/ui/layout/container';
import { announcementSpot } from '../api/announcement-spot';
import { Espot } from './espot';

export interface AnnouncementProps {
  /** By which the header finds what stands above it. */
  id: string;
  /** Name of this part of the page. */
  label: string;
}

/** One line above the header: what holds for everybody today. Read by the page, so that nothing moves. */
export function Announcement({ id, label }: AnnouncementProps) {
  return (
    <Espot spot={announcementSpot} prepared>
      {(content) => (
        <aside id={id} aria-label={label} data-print="hide" className="on-ink text-sm">
          <Container className="flex min-h-11 items-center justify-center py-1 text-center">
            {content}
          </Container>
        </aside>
      )}
    </Espot>
  );
}
