import type { FaceShape } from '@/domain/advisor/face-shape';

/** Half widths and heights of a face in a drawing of 120 × 150, where its middle is at 60. */
interface FaceForm {
  top: number;
  forehead: number;
  cheeks: number;
  jaw: number;
  /** Half width of the flat of the chin; 0 for a pointed one. */
  chin: number;
  bottom: number;
}

const FORMS: Readonly<Record<FaceShape, FaceForm>> = {
  oval: { top: 16, forehead: 36, cheeks: 40, jaw: 31, chin: 13, bottom: 136 },
  round: { top: 22, forehead: 40, cheeks: 46, jaw: 39, chin: 18, bottom: 128 },
  square: { top: 22, forehead: 43, cheeks: 44, jaw: 42, chin: 25, bottom: 128 },
  heart: { top: 18, forehead: 45, cheeks: 41, jaw: 26, chin: 7, bottom: 134 },
  diamond: { top: 16, forehead: 30, cheeks: 45, jaw: 28, chin: 7, bottom: 136 },
  triangle: { top: 20, forehead: 31, cheeks: 40, jaw: 45, chin: 26, bottom: 130 },
  oblong: { top: 8, forehead: 34, cheeks: 36, jaw: 32, chin: 16, bottom: 144 },
};

/** Heights of the forehead, the cheekbones and the corners of the jaw. */
const FOREHEAD_Y = 44;
const CHEEKS_Y = 76;
const JAW_Y = 108;

/** Half width of the face at the eyes, which a frame is drawn for. */
export function eyeHalfWidth(shape: FaceShape): number {
  const { forehead, cheeks } = FORMS[shape];
  return (forehead + cheeks) / 2;
}

/** SVG path of a face, symmetric about x = 60. */
export function faceOutline(shape: FaceShape): string {
  const { top, forehead, cheeks, jaw, chin, bottom } = FORMS[shape];
  const side: Point[] = [
    [forehead * 0.62, top + 5],
    [forehead, FOREHEAD_Y],
    [cheeks, CHEEKS_Y],
    [jaw, JAW_Y],
    [chin, bottom - 3],
  ];
  const right = [[0, top] as Point, ...side, [0, bottom] as Point];
  const left = side.map(([x, y]): Point => [-x, y]).reverse();
  return closedCurve([...right, ...left].map(([x, y]): Point => [60 + x, y]));
}

type Point = readonly [x: number, y: number];

/** A smooth closed curve through all points (Catmull-Rom, as cubic Bézier curves). */
function closedCurve(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = control(from, before, to);
    const second = control(to, after, from);
    return `C${first} ${second} ${round(to)}`;
  });
  return `M${round(at(0))}${curves.join('')}Z`;
}

function control([x, y]: Point, [beforeX, beforeY]: Point, [afterX, afterY]: Point): string {
  return round([x + (afterX - beforeX) / 6, y + (afterY - beforeY) / 6]);
}

function round([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
