import { compactRatio } from './compact-number';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns one SVG element as text. Undefined attributes are omitted, numbers are rounded to two decimals. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? compactRatio(value) : escapeAttribute(`${value}`)}"`,
    )
    .join('');
  const content = children.join('');
  return content ? `<${name}${attributeText}>${content}</${name}>` : `<${name}${attributeText}/>`;
}

/** Returns a `g` element with its children; empty without children. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  if (!children.some(Boolean)) return '';
  return Object.keys(attributes).length > 0 ? element('g', attributes, ...children) : children.join('');
}

export function path(data: string, attributes: Attributes): string {
  return element('path', { d: data, ...attributes });
}

/** Returns a `use` element that refers to an id of the same document. */
export function use(id: string, attributes: Attributes = {}): string {
  return element('use', { href: `#${id}`, ...attributes });
}

export interface GradientStop {
  /** 0 to 1. */
  offset: number;
  color: string;
  opacity?: number;
}

/** Returns a linear gradient between two points of the canvas, in pixels. */
export function linearGradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly GradientStop[],
): string {
  return element(
    'linearGradient',
    {
      id,
      gradientUnits: 'userSpaceOnUse',
      x1: Math.round(x1),
      y1: Math.round(y1),
      x2: Math.round(x2),
      y2: Math.round(y2),
    },
    ...stops.map(stop),
  );
}

/** Returns a radial gradient around a point of the canvas, in pixels. */
export function radialGradient(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly GradientStop[],
): string {
  const center = { cx: Math.round(cx), cy: Math.round(cy), r: Math.round(r) };
  return element('radialGradient', { id, gradientUnits: 'userSpaceOnUse', ...center }, ...stops.map(stop));
}

/** Returns a blur filter; standard deviation in pixels. */
export function blurFilter(id: string, deviation: number): string {
  const region = { x: '-30%', y: '-60%', width: '160%', height: '220%' };
  return element('filter', { id, ...region }, element('feGaussianBlur', { stdDeviation: deviation }));
}

function stop({ offset, color, opacity }: GradientStop): string {
  return element('stop', { offset: offset, 'stop-color': color, 'stop-opacity': opacity });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
