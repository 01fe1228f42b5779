import { Accordion } from '@/ui/disclosure/accordion';
import { Tabs } from '@/ui/disclosure/tabs';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { Pagination } from '@/ui/navigation/pagination';
import { Example, GallerySection } from './gallery-section';

const trail = [
  { label: 'Home', href: '#home' },
  { label: 'Sunglasses', href: '#sun' },
  { label: 'Corvane 49', href: '#corvane' },
];

const tabs = [
  { value: 'eyeglasses', label: 'Eyeglasses', panel: <p>Frames for every prescription.</p> },
  { value: 'sunglasses', label: 'Sunglasses', panel: <p>Polarized or tinted, with or without strength.</p> },
  { value: 'contacts', label: 'Contact lenses', panel: <p>Daily, two-weekly and monthly.</p> },
];

export function NavigationSection() {
  return (
    <GallerySection title="Navigation" intro="Real links, native disclosure.">
      <Example name="Breadcrumbs">
        <Breadcrumbs label="You are here" items={trail} />
      </Example>
      <Example name="Pagination">
        {[1, 6, 12].map((page) => (
          <Pagination
            key={page}
            page={page}
            pageCount={12}
            hrefFor={(to) => `#page-${to}`}
            label={`Pages of the list, example ${page}`}
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(to) => `Page ${to}`}
            statusLabel={`Page ${page} of 12`}
          />
        ))}
      </Example>
      <Example name="Tabs">
        <Tabs label="Categories" tabs={tabs} />
      </Example>
      <Example name="Accordion">
        <Accordion title="How do I measure my PD?" level={4} name="questions" open>
          Hold a ruler against your brow and read the distance between the middles of your pupils, in
          millimeters.
        </Accordion>
        <Accordion title="Can I send frames back?" level={4} name="questions">
          Within thirty days, in the case they came in.
        </Accordion>
        <Accordion title="Do you take vision insurance?" level={4} name="questions">
          In the United States, from most carriers.
        </Accordion>
      </Example>
    </GallerySection>
  );
}
