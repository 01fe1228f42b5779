import { expect, test } from 'vitest';
import { cardCrop } from './card-crop';

const picture = { width: 640, height: 480 };
const card = { width: 200, height: 120, roll: 0 };

test.each([
  // 150 px to both sides, 108 px above and 132 px below the middle of the card.
  ['around the card', { x: 300, y: 200 }, { left: 150, top: 92, width: 300, height: 240 }],
  ['not beyond the upper left corner', { x: 100, y: 50 }, { left: 0, top: 0, width: 250, height: 182 }],
  ['not beyond the lower right corner', { x: 600, y: 450 }, { left: 450, top: 342, width: 190, height: 138 }],
])('the part in which a card is marked lies %s', (_case, middle, crop) => {
  expect(cardCrop({ ...card, ...middle }, picture)).toEqual(crop);
});
