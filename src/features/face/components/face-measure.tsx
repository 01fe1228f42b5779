import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { FaceShape } from '@/domain/advisor/face-shape';
import { measureFace, problemOf } from '@/domain/face/measure-face';
import { summarizeSamples } from '@/domain/face/summarize-samples';
import type { FaceMeasureSlot } from '@/lib/advisor/face-measurement';
import type { FaceDetector } from '@/lib/face/face-detector';
import { readPhoto } from '@/lib/face/read-photo';
import { useFaceDetector } from '@/lib/face/use-face-detector';
import { announce } from '@/lib/navigation/announcer';
import type { MeasureFailure, MeasureMethod, MeasureView } from '../state/measure-view';
import { CameraView } from './camera-view';
import { LoadingView } from './loading-view';
import { MeasureResult } from './measure-result';
import { WayChoice } from './way-choice';

export interface FaceMeasureProps extends FaceMeasureSlot {
  shapeNames: Readonly<Record<FaceShape, string>>;
}

/**
 * Measures the face by camera or photo, on the device (advisor checklist §10, D15, D16). Nothing is opened or loaded before
 * the shopper has chosen a way, next to the text that says what is measured.
 */
export function FaceMeasure({ onMeasured, onQuestions, shapeNames }: FaceMeasureProps) {
  const { t } = useLingui();
  const [state, setState] = useState<MeasureView>({ view: 'ways' });
  const { progress, load } = useFaceDetector();
  const detector = useRef<FaceDetector>(undefined);
  const fail = (failure: MeasureFailure) => setState({ view: 'ways', failure });

  const start = async (method: MeasureMethod) => {
    setState({ view: 'loading', method });
    announce(t`Preparing the measurement`);
    try {
      detector.current = await load();
      return detector.current;
    } catch {
      fail('not-loaded');
      return undefined;
    }
  };
  const startCamera = async () => {
    if (await start('camera')) setState({ view: 'camera' });
  };
  const measurePhoto = async (file: File) => {
    const picture = await readPhoto(file);
    if (typeof picture === 'string') return fail(picture);
    const started = await start('photo');
    if (!started) return picture.close();
    const { width, height } = picture;
    try {
      const { faces, brightness } = await started.detect(picture);
      const problem = problemOf(faces, brightness);
      const [face] = faces;
      if (problem || !face) return fail(problem ?? 'no-face');
      const summary = summarizeSamples([measureFace(face, { width, height })]);
      setState({ view: 'result', method: 'photo', summary });
    } catch {
      fail('not-loaded');
    }
  };

  switch (state.view) {
    case 'ways':
      return (
        <WayChoice
          failure={state.failure}
          onCamera={() => void startCamera()}
          onPhoto={(file) => void measurePhoto(file)}
          onQuestions={onQuestions}
        />
      );
    case 'loading':
      return <LoadingView progress={progress} onCancel={() => setState({ view: 'ways' })} />;
    case 'camera':
      return (
        <CameraView
          detector={detector.current}
          onSamples={(samples) =>
            setState({ view: 'result', method: 'camera', summary: summarizeSamples(samples) })
          }
          onFailure={fail}
          onCancel={() => setState({ view: 'ways' })}
        />
      );
    case 'result':
      return (
        <MeasureResult
          summary={state.summary}
          method={state.method}
          shapeNames={shapeNames}
          onUse={onMeasured}
          onRepeat={() => setState({ view: 'ways' })}
        />
      );
  }
}
