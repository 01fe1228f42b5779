import type { LensChange } from '../api/update-lens';
import type { LensEditorProps, LoadLensEditor } from '../components/lens-editor-props';

/** Loads a lens editor that saves this change. Replaces the lens panel, which is another feature's. */
export function testLensEditor(change: LensChange): LoadLensEditor {
  return async () => (props) => <TestLensEditor {...props} change={change} />;
}

/** Renders one button for each outcome of an edit. */
function TestLensEditor({ change, ...props }: LensEditorProps & { change: LensChange }) {
  const { lineItem, initialStep, stored, failure } = props;
  return (
    <div role="dialog" aria-label={`Lenses of ${lineItem.name}`}>
      <p>
        Step: {initialStep ?? 'first'}, stored: {JSON.stringify(stored.selection) ?? 'nothing'}
      </p>
      {failure ? <p role="alert">Not saved: {failure.message}</p> : null}
      <button type="button" onClick={() => props.onStore({ selection: { material: 'HI167' } })}>
        Choose thinner
      </button>
      <button type="button" onClick={() => void props.onDone(change)} disabled={props.busy}>
        Save
      </button>
      <button type="button" onClick={() => void props.onDone(undefined)}>
        Finish without lenses
      </button>
      <button type="button" onClick={props.onCancel}>
        Cancel
      </button>
    </div>
  );
}
