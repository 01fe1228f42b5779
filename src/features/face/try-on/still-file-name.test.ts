import { expect, test } from 'vitest';
import { stillFileName } from './still-file-name';

test.each([
  ['Corvenna Polygon, Black', 'corvenna-polygon-black.jpg'],
  ['Pellerin Douze Oberkampf, Écaille foncée', 'pellerin-douze-oberkampf-ecaille-foncee.jpg'],
  ['', 'try-on.jpg'],
])('%j is saved as %s', (name, file) => {
  expect(stillFileName(name)).toBe(file);
});
