import { CANVAS } from '../shot-types';
import { element } from './element';

/** Creates a complete SVG document: `draw` returns the picture and adds definitions with `define`. */
export function svgDocument(draw: (define: (definition: string) => void) => string): string {
  const definitions: string[] = [];
  const picture = draw((definition) => definitions.push(definition));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${CANVAS.width} ${CANVAS.height}`,
      width: CANVAS.width,
      height: CANVAS.height,
    },
    element('defs', {}, ...definitions),
    picture,
  );
}
