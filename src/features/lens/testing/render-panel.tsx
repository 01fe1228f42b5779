import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentProps, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { LensFrame } from '@/domain/lens/lens-frame';
import type { Prescription } from '@/domain/prescription/prescription';
import { DEFAULT_TOTAL_POWER_RANGE } from '@/domain/prescription/total-power-range';
import { useFrameLenses } from '@/lib/lens/use-frame-lenses';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { LensPanel } from '../panel/lens-panel';
import type { ChosenGlasses, PrescriptionSection } from '../panel/panel-props';
import { useEditedSelection } from '../state/edited-selection';
import type { LensSelection } from '../state/lens-selection';
import { useLensSelection } from '../state/lens-selection-store';

/** Seed frame "Polygon" in black: 280.00, no promotion. */
const FRAME_ID = '3170141';
const FRAME_ONLY: LensSelection = { type: 'frame-only' };
type PanelProps = Partial<ComponentProps<typeof LensPanel>>;

interface PanelTest {
  frame: LensFrame;
  /** Prescription that the shopper types. */
  typed: Prescription;
  done: ChosenGlasses[];
  /** Ends the upload of a picture. */
  upload: PromiseWithResolvers<boolean>;
}

let frameCount = 0;

/** State of the current test. */
export const panelTest: PanelTest = newPanelTest();

/** Call it before each test. */
export function resetPanelTest(): void {
  Object.assign(panelTest, newPanelTest());
}

function newPanelTest(): PanelTest {
  return { frame: newFrame(), typed: eyes(-1.25, -1), done: [], upload: Promise.withResolvers() };
}

/** Creates a frame with another UPC, because a tab's selections stay in memory. */
export function newFrame(): LensFrame {
  return {
    upc: `70${++frameCount}`,
    lensHeight: 40,
    size: { eye: 50, bridge: 18, temple: 145 },
    rim: 'full',
    gender: 'unisex',
    totalPower: DEFAULT_TOTAL_POWER_RANGE,
  };
}

/** Spheres and addition, in diopters. */
export function eyes(right: number, left: number, add?: number): Prescription {
  return { right: { sphere: right, add }, left: { sphere: left, add } };
}

/** Replaces the upload: chooses a picture, and sends it once the test ends the upload. */
function PictureStandIn({
  picture,
  onUpload,
  onChange,
}: Extract<PrescriptionSection, { section: 'picture' }>) {
  const choose = () =>
    onUpload(
      panelTest.upload.promise.then((isSent) => {
        if (isSent) onChange({ savedFileName: '1.png', fileName: 'new.png' });
        return isSent;
      }),
    );
  return (
    <button type="button" onClick={choose}>
      Choose a picture instead of {picture?.fileName ?? 'none'}
    </button>
  );
}

/** Replaces the prescription feature, which has separate tests. */
function renderSection(section: PrescriptionSection) {
  switch (section.section) {
    case 'form':
      return (
        <form
          method="post"
          id={section.formId}
          onSubmit={(event) => {
            event.preventDefault();
            section.onSubmit(panelTest.typed);
          }}
        >
          Entry form
        </form>
      );
    case 'picture':
      return <PictureStandIn {...section} />;
    case 'read-back':
      return <p>Read back {section.prescription.right.sphere}</p>;
    default:
      return null;
  }
}

function Panel(props: PanelProps) {
  const { frame, done } = panelTest;
  const lenses = useFrameLenses(FRAME_ID, { enabled: true, failure: 'RXC service error' });
  const selection = useLensSelection(frame.upc);
  const [value, set] = useState<Prescription>();
  return (
    <LensPanel
      mode="add"
      open
      onCancel={() => {}}
      triggerRef={useRef(null)}
      busy={false}
      {...{ lenses, selection, frame }}
      preview={{ name: 'Corvenna Polygon', color: 'Black', picture: undefined }}
      prescription={{ value, set }}
      renderPrescription={renderSection}
      renderEspot={(name, fallback) => (
        <div>
          Espot {name} {fallback}
        </div>
      )}
      onDone={(chosen) => chosen && done.push(chosen)}
      {...props}
    />
  );
}

/** Renders the panel of a line in the cart with the frame only. */
export function EditedPanel(props: PanelProps) {
  return <Panel {...props} selection={useEditedSelection(FRAME_ONLY)} />;
}

/** Renders the panel of a product page, or `Component`. */
export function renderPanel(props: PanelProps = {}, Component = Panel) {
  const { unmount } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <MemoryRouter>
            <Component {...props} />
          </MemoryRouter>
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), unmount };
}

export const heading = (name: string) => screen.findByRole('heading', { name });
export const radio = (name: RegExp) => screen.getByRole('radio', { name });
export const next = (user: UserEvent, name = 'Continue') => user.click(screen.getByRole('button', { name }));

/** Answers a step with one question. */
export async function choose(user: UserEvent, title: string, option: RegExp): Promise<void> {
  await heading(title);
  await user.click(radio(option));
  await next(user);
}
