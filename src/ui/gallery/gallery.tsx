import { Notice } from '@/ui/display/notice';
import { ToastProvider } from '@/ui/feedback/toast-provider';
import { ToastRegion } from '@/ui/feedback/toast-region';
import { FileField } from '@/ui/fields/file-field';
import * as deferredIcons from '@/ui/icons/deferred-icons';
import * as baseIcons from '@/ui/icons/icons';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { SkipLink } from '@/ui/layout/skip-link';
import { cx } from '@/ui/lib/cx';
import { ActionsSection } from './actions-section';
import { ChoicesSection } from './choices-section';
import { DatesSection } from './dates-section';
import { FeedbackSection } from './feedback-section';
import { FieldsSection } from './fields-section';
import { Example, GallerySection } from './gallery-section';
import { NavigationSection } from './navigation-section';
import { OverlaySection } from './overlay-section';
import { ProductSection } from './product-section';

/** Renders every design system component in every state. A page of the sandbox, not of the site. */
export function Gallery() {
  return (
    <ToastProvider>
      <SkipLink href="#gallery">Skip to the examples</SkipLink>
      <Container as="main" id="gallery" tabIndex={-1}>
        <header className="py-16 lg:py-28">
          <Heading level={1} size="display" className="max-w-4xl">
            The parts that pages are made of
          </Heading>
        </header>
        <FoundationSection />
        <ProductSection />
        <ActionsSection />
        <FieldsSection />
        <FileSection />
        <DatesSection />
        <ChoicesSection />
        <NavigationSection />
        <FeedbackSection />
        <OverlaySection />
        <IconsSection />
      </Container>
      <ToastRegion dismissLabel="Dismiss" />
    </ToastProvider>
  );
}

const backgrounds = [
  ['Ground', 'bg-ground border border-line'],
  ['Paper', 'bg-paper border border-line'],
  ['Well', 'bg-well'],
  ['Ink', 'bg-ink text-on-ink'],
  ['Accent', 'bg-accent text-on-accent'],
  ['Accent tint', 'bg-accent-tint'],
  ['Error tint', 'bg-error-tint text-error'],
  ['Warning tint', 'bg-warning-tint text-warning'],
  ['Success tint', 'bg-success-tint text-success'],
] as const;

function FoundationSection() {
  return (
    <GallerySection title="Foundation" intro="One warm ground, near-black ink, one accent.">
      <Example name="Grounds">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {backgrounds.map(([name, className]) => (
            <li
              key={name}
              className={cx('flex h-24 items-end rounded-md p-3 text-sm forced-color-adjust-none', className)}
            >
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="Type">
        <div className="space-y-5">
          <Heading level={4} size="display">
            See what suits you
          </Heading>
          <Heading level={4} size="lg">
            Six hundred frames, drawn to scale
          </Heading>
          <Heading level={4} size="md">
            Verres progressifs, réglés pour vous
          </Heading>
          <Heading level={4} size="sm">
            Gafas graduadas desde 89,00 $
          </Heading>
          <p className="max-w-text text-lg">
            Large text leads into a page: a sentence or two, never more, with room around it.
          </p>
          <p className="max-w-text">
            Body text is for reading. It keeps to a measure of about seventy characters, and a{' '}
            <a href="#foundation" className="link-inline">
              link inside it
            </a>{' '}
            is underlined, so that color is never the only cue.
          </p>
          <p className="max-w-text text-ink-soft text-sm">Small text says what can wait: 52–18–140 mm.</p>
        </div>
      </Example>
    </GallerySection>
  );
}

const labels = {
  legend: 'Photo of your prescription',
  hint: 'The whole paper, up to 10 MB.',
  accept: '.pdf,.png,.jpeg,.jpg',
  chooseLabel: 'Choose a file',
  photoLabel: 'Take a photo',
  dropLabel: 'or drop it here',
  cancelLabel: 'Cancel',
  onPick: () => {},
  onCancel: () => {},
};

function FileSection() {
  return (
    <GallerySection title="Files" intro="Picked, dropped, or taken with the camera of a phone.">
      <Example name="Empty">
        <FileField {...labels} />
      </Example>
      <Example name="Missing">
        <FileField {...labels} error="Add a photo or a file." />
      </Example>
      <Example name="Reading">
        <FileField {...labels} progress={{ label: 'Reading your file', percent: 40 }} />
      </Example>
      <Example name="Sending">
        <FileField {...labels} progress={{ label: 'Sending your file' }} />
      </Example>
      <Example name="Saved">
        <FileField {...labels} chooseLabel="Choose another file">
          <p className="rounded-md bg-well p-3">prescription.pdf</p>
        </FileField>
      </Example>
      <Example name="Rejected">
        <FileField
          {...labels}
          alert={
            <Notice tone="error" title="The file is too big">
              Choose one of up to 10 MB.
            </Notice>
          }
        />
      </Example>
    </GallerySection>
  );
}

const { Icon: _, ...icons } = { ...baseIcons, ...deferredIcons };

function IconsSection() {
  return (
    <GallerySection title="Icons" intro="A 24-unit grid, 1.5-unit strokes.">
      <ul className="grid grid-cols-3 gap-y-8 sm:grid-cols-5">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="flex flex-col items-center gap-2 text-center text-ink-soft text-xs">
            <Icon size={28} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
