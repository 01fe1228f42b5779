import { Container } from '@/ui/layout/container';
import { announcementEspot } from '../api/announcement-espot';
import { Espot } from './espot';

export interface AnnouncementProps {
  /** Element id by which the header finds the announcement above it. */
  id: string;
  /** Accessible name of the landmark. */
  label: string;
}

/** Renders one line above the header, the same for everybody. */
export function Announcement({ id, label }: AnnouncementProps) {
  return (
    <Espot espot={announcementEspot} spaceClassName="on-ink min-h-11 [&>.skeleton]:bg-transparent">
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
