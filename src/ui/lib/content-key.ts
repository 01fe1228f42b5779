import { isValidElement, type ReactNode } from 'react';

/**
 * Returns a key that changes with the text of some content, for an element around it. The browser's translation puts each text
 * into a separate element. React would then update the text that it has rendered, out of sight: a new key makes it render
 * again. Not needed where a text is the only child of an element, which React sets as a whole.
 */
export function contentKey(content: ReactNode): string {
  if (Array.isArray(content)) return content.map(contentKey).join('|');
  if (!isValidElement<Record<string, unknown>>(content)) return String(content);
  // A message is an element with an id and values.
  const { children, values, ...props } = content.props;
  const own = [...Object.values(props), ...Object.values(values ?? {})].filter((value) => !isObject(value));
  return `${own.join()}:${contentKey(children as ReactNode)}`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' || typeof value === 'function';
}
