import { expect, it } from 'vitest';
import { sanitizeIcons } from './sanitize-icons';

const sprite = (symbols: string) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;

it('extracts the symbols of a sprite by id, as shapes', () => {
  const icons = sanitizeIcons(
    sprite(
      '<symbol id="tag" viewBox="0 0 24 24"><path d="M3 12h8" stroke="currentColor"/></symbol>' +
        '<symbol id="dot" viewBox="0 0 8 8"><circle cx="4" cy="4" r="2"/></symbol>',
    ),
  );
  expect(icons).toEqual({
    tag: { viewBox: '0 0 24 24', shapes: '<path d="M3 12h8" stroke="currentColor"></path>' },
    dot: { viewBox: '0 0 8 8', shapes: '<circle cx="4" cy="4" r="2"></circle>' },
  });
});

it('drops symbols that are not icons and elements that are not shapes', () => {
  const icons = sanitizeIcons(
    sprite(
      '<symbol id="none"/><symbol viewBox="0 0 1 1"><path d="M0 0"/></symbol><path id="loose" d="M0 0"/>' +
        '<symbol id="bad" viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script>' +
        '<image href="https://evil.example/"/><path id="main" d="M0 0" onclick="alert(1)" style="fill:red"/></symbol>',
    ),
  );
  expect(icons).toEqual({ bad: { viewBox: '0 0 1 1', shapes: '<path d="M0 0"></path>' } });
});

it.each(['', 'no icons', '<p>Text</p>'])('returns no icons for %j', (text) => {
  expect(sanitizeIcons(text)).toEqual({});
});
