/**
 * Matches what a control of a step is called.
 *
 * @param text a message, whose placeholders stand for anything. What is set off in it, `<0>…</0>`, is no part of the name.
 * @param isBeginning whether the name may go on.
 */
export function controlPattern(text: string, isBeginning: boolean): RegExp {
  const pattern = text
    .replaceAll(/<\/?\d+\/?>/g, '')
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}${isBeginning ? '' : '$'}`);
}
