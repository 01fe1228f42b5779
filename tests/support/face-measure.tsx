import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FaceShape } from '@/domain/advisor/face-shape';
import { RENDERED_FACE, RENDERED_PICTURE } from '@/domain/face/testing/rendered-face';
import { FaceMeasure } from '@/features/face/components/face-measure';
import type { DetectedFaces } from '@/lib/face/worker/messages';
import { type FaceWorkerStub, stubFaceWorker } from './face-worker';
import { renderComponent } from './render-page';

const SHAPE_NAMES: Record<FaceShape, string> = {
  oval: 'Oval',
  round: 'Round',
  square: 'Square',
  heart: 'Heart',
  diamond: 'Diamond',
  triangle: 'Triangle',
  oblong: 'Oblong',
};
export const FACE = {
  points: Float32Array.from(RENDERED_FACE.points),
  irises: RENDERED_FACE.irises,
  score: 1,
};
export const FOUND: DetectedFaces = { faces: [FACE], brightness: 0.5, duration: 50 };

/** Stubs the detector's worker for each test of a file; by default it finds one face. */
export function setUpFaceWorker(): { readonly current: FaceWorkerStub } {
  let stub: FaceWorkerStub;
  beforeEach(() => {
    stub = stubFaceWorker(FOUND, RENDERED_PICTURE);
  });
  afterEach(() => vi.unstubAllGlobals());
  return {
    get current() {
      return stub;
    },
  };
}

export async function renderMeasure() {
  const onMeasured = vi.fn();
  const onQuestions = vi.fn();
  const onHeading = vi.fn();
  const page = await renderComponent(
    <FaceMeasure
      onMeasured={onMeasured}
      onQuestions={onQuestions}
      onHeading={onHeading}
      shapeNames={SHAPE_NAMES}
      renderShape={() => null}
    />,
    { catalogs: ['face'] },
  );
  // A file that is dropped, or chosen among all files, may be of any type.
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText('Choose a photo'), file);
  return { ...page, onMeasured, onQuestions, onHeading, choose };
}

export const photo = (name = 'me.jpg', type = 'image/jpeg') => new File(['picture'], name, { type });
