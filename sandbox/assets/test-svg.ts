import { expect } from 'vitest';

const ALLOWED = new Set(
  [
    'svg defs g path use circle ellipse rect linearGradient radialGradient stop pattern clipPath filter feGaussianBlur',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Errors of a drawing: not well-formed, disallowed elements or links, broken references, duplicate ids. Needs a DOM
 * environment.
 */
export function findSvgErrors(svg: string): string[] {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (parsed.querySelector('parsererror')) return [`not well-formed: ${parsed.documentElement.textContent}`];
  const elements = [...parsed.querySelectorAll('*')];
  const ids = elements.map(({ id }) => id).filter(Boolean);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const values = attributes.filter(({ name }) => name !== 'xmlns');
  const references = values.flatMap(({ name, value }) => [
    ...(name === 'href' ? [value.replace(/^#/, '')] : []),
    ...[...value.matchAll(/url\(#([^()]*)\)/g)].map((match) => match[1] ?? ''),
  ]);
  return [
    ...elements
      .filter(({ localName }) => !ALLOWED.has(localName))
      .map(({ localName }) => `element ${localName}`),
    ...attributes.filter(({ name }) => /^on|style|font/.test(name)).map(({ name }) => `attribute ${name}`),
    ...values
      .filter(({ value }) => /:|NaN|undefined|Infinity|url\([^#]/.test(value))
      .map(({ value }) => `value ${value}`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `no element ${id}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice ${id}`),
  ];
}

/** Returns the left and right ends of each closed subpath of the path whose id has this ending, in pixels. */
export function horizontalExtents(svg: string, idEnding: string): [number, number][] {
  const data = new RegExp(`<path d="([^"]*)" id="[^"]*-\\d${idEnding}"`).exec(svg)?.[1];
  expect(data, `a path ${idEnding}`).toBeDefined();
  return (data ?? '').split('z').filter(Boolean).map(extentOf);
}

/** Returns the horizontal extent, from sampled points of the curve's segments. */
function extentOf(subpath: string): [number, number] {
  const [first = '', ...segments] = subpath.split('c');
  let [x = 0] = numbersIn(first);
  const xs = segments.flatMap((segment) => {
    const [x1 = 0, , x2 = 0, , dx = 0] = numbersIn(segment);
    const start = x;
    x += dx;
    return Array.from({ length: 21 }, (_, step) => {
      const t = step / 20;
      return start + 3 * x1 * t * (1 - t) ** 2 + 3 * x2 * t ** 2 * (1 - t) + dx * t ** 3;
    });
  });
  return [Math.min(...xs), Math.max(...xs)];
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
}
