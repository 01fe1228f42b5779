import { ToastProvider } from '@/ui/feedback/toast-provider';
import { ToastRegion } from '@/ui/feedback/toast-region';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { SkipLink } from '@/ui/layout/skip-link';
import { ActionsSection } from './actions-section';
import { ChoicesSection } from './choices-section';
import { DatesSection } from './dates-section';
import { FeedbackSection } from './feedback-section';
import { FieldsSection } from './fields-section';
import { FileSection } from './file-section';
import { FoundationSection } from './foundation-section';
import { IconsSection } from './icons-section';
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
