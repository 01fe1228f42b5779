import { expect, it } from 'vitest';
import { makeRestInert } from './make-rest-inert';

it('leaves the element and the live region usable, and undoes it', () => {
  document.body.innerHTML = `
    <header></header>
    <main><form></form><section><div id="map"></div><p></p></section></main>
    <footer inert></footer>
    <div role="status"></div>`;
  const names = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName.toLowerCase());
  const release = makeRestInert(document.getElementById('map') as HTMLElement);
  expect(names()).toEqual(['header', 'form', 'p', 'footer']);
  release();
  // It was inert before.
  expect(names()).toEqual(['footer']);
  document.body.innerHTML = '';
});
