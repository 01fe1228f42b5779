import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import { Example, GallerySection } from './gallery-section';

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

export function FoundationSection() {
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
