import { Heading } from '@/ui/layout/heading';
import { type StorePanelProps, storePanels } from './store-panels';

/** Shows everything that a store offers, one block below the other. */
export function StoreBlocks(props: StorePanelProps) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {storePanels(props).map(({ id, title, content }) => (
        <section key={id} className="grid content-start gap-3">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {content}
        </section>
      ))}
    </div>
  );
}
