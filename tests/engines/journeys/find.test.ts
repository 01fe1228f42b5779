import { expect } from 'vitest';
import { POLYGON } from '../../e2e/support/polygon';
import { inEachEngine } from '../in-each-engine';
import { isShownOnMap } from '../page-functions';

const main = { role: 'main' };

inEachEngine((journey) => {
  journey('a listing is filtered and sorted; Back returns to the first one', async (shopper) => {
    await shopper.open('/lc-us/eyeglasses');
    const shape = { role: 'link', name: /^Oval ?, \d+$/ };
    if (shopper.isOnPhone) {
      await shopper.click({ role: 'button', name: 'Filter' });
      const drawer = { role: 'dialog', name: 'Filters' };
      const { text } = await shopper.see({ ...shape, within: drawer });
      await shopper.click({ ...shape, within: drawer });
      const [count = ''] = /\d+/.exec(text) ?? [];
      await shopper.click({ role: 'button', name: new RegExp(`${count} `), within: drawer });
      await shopper.miss(drawer);
    } else {
      await shopper.click({ ...shape, within: { role: 'complementary', name: 'Filters' } });
    }
    await shopper.atPath(/facet=FRAME_SHAPE(:|%3A)oval/);
    await shopper.choose({ role: 'combobox', name: /^Sort/, within: main }, 'price-low');
    await shopper.atPath(/sort=price-low/);
    await shopper.see({ role: 'article' });
    await shopper.back();
    await shopper.back();
    await shopper.atPath(/\/lc-us\/eyeglasses$/);
    await shopper.see({ role: 'link', name: POLYGON.name });
  });

  journey('a store is found and shown on the map', async (shopper) => {
    await shopper.open('/lc-us/store-locator');
    await shopper.fill({ role: 'searchbox', within: main }, 'New York');
    await shopper.tab.press('Enter');
    await shopper.see({ role: 'article', nth: 19, within: main });
    const card = { role: 'article', nth: 1, within: main };
    const { text } = await shopper.see({ role: 'heading', within: card });
    await shopper.click({ role: 'button', name: /^Show on map/, within: card });
    await shopper.until('the map has its marker, and its card is the current one', () =>
      shopper.tab.run<boolean>(isShownOnMap.toString(), text),
    );
  });

  journey('the search finds a frame by its name', async (shopper) => {
    await shopper.open('/lc-us/search?q=polygon');
    await shopper.click({ role: 'link', name: POLYGON.name, within: main });
    await shopper.atPath(new RegExp(`/lc-us/${POLYGON.upc}$`));
    expect((await shopper.page()).errors).toEqual([]);
  });

  journey('an exam is booked', async (shopper) => {
    await shopper.open('/lc-us/store-locator');
    await shopper.fill({ role: 'searchbox', within: main }, 'Cincinnati');
    await shopper.tab.press('Enter');
    await shopper.click({ role: 'link', name: /^Book an eye exam/, within: main });
    await shopper.click({ role: 'radio', within: { role: 'region', name: 'Exam' } });
    const goOn = () => shopper.click({ role: 'button', name: 'Continue', within: main });
    await goOn();
    const times = { role: 'region', name: 'Day and time' };
    await shopper.click({ role: 'radio', within: { role: 'group', name: /^Time on/, within: times } });
    await goOn();
    const patient = { role: 'region', name: 'Patient' };
    const fields = {
      'First name': 'Ana',
      'Last name': 'Linden',
      'Email address': 'ana@example.com',
      'Phone number': '5135550142',
    };
    for (const [label, text] of Object.entries(fields)) await shopper.fill({ label, within: patient }, text);
    await shopper.click({ role: 'button', name: 'Choose a date', within: patient });
    // A year, a month, and a day.
    for (const cell of [{ nth: 0 }, { name: /^July/ }, { name: /^[A-Z]\w+, July 17, / }]) {
      const within = { role: 'grid' };
      await shopper.see({ role: 'button', ...cell, within });
      await shopper.click({ role: 'button', ...cell, within });
    }
    await shopper.miss({ role: 'grid' });
    await shopper.see({ label: 'Date of birth', within: patient }, ({ value }) => value.startsWith('07/17/'));
    await goOn();
    await shopper.click({ role: 'button', name: 'Book this exam' });
    await shopper.atPath(/\/eye-exam\/thank-you\?langId=-1&confirmationNumber=EX[A-Z0-9]{10}$/);
  });
});
