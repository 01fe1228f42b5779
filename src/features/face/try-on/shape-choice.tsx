import { useLingui } from '@lingui/react/macro';
import { FACE_SHAPES, type FaceShape } from '@/domain/advisor/face-shape';
import { Select } from '@/ui/fields/select';

export interface ShapeChoiceProps {
  value: FaceShape;
  onChange: (shape: FaceShape) => void;
  names: Record<FaceShape, string>;
}

/** Asks for the shape of the drawn face. */
export function ShapeChoice({ value, onChange, names }: ShapeChoiceProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Shape of the face`}
      value={value}
      onChange={({ target }) => onChange(target.value as FaceShape)}
      className="w-full max-w-60"
    >
      {FACE_SHAPES.map((shape) => (
        <option key={shape} value={shape}>
          {names[shape]}
        </option>
      ))}
    </Select>
  );
}
