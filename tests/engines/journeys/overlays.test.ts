import { copyFileSync } from 'node:fs';
import { insuranceMember } from '@sandbox/testing/insurance';
import { expect } from 'vitest';
import { POLYGON } from '../../e2e/support/polygon';
import { inEachEngine } from '../in-each-engine';
import { countDarkPixels } from '../page-functions';
import { openProduct } from '../steps';

const main = { role: 'main' };
const lensPanel = { role: 'dialog', name: 'Choose your lenses' };
const chooseLenses = { role: 'button', name: 'Choose lenses', within: main };

/** Dark pixels of a face with a black frame on; without one there are fewer. */
const FRAME_PIXELS = 1200;

/** The first picture of the camera of the browser tests. A JPEG ends where its end is marked, whatever follows. */
function photoOfFace(): string {
  const photo = '.cache/face.jpg';
  copyFileSync('tests/e2e/media/face.mjpeg', photo);
  return photo;
}

inEachEngine((journey) => {
  journey('Escape closes the lens panel, and the focus returns to its button', async (shopper) => {
    await openProduct(shopper);
    await shopper.click(chooseLenses);
    await shopper.see({ role: 'radio', within: lensPanel });
    await shopper.see(
      { role: 'heading', name: 'How will you use them?', within: lensPanel },
      ({ isFocused }) => isFocused,
    );
    await shopper.tab.press('Escape');
    await shopper.miss(lensPanel);
    await shopper.see(chooseLenses, ({ isFocused }) => isFocused);
  });

  journey(
    'Back closes the lens panel, and stays on the page',
    async (shopper) => {
      await openProduct(shopper);
      await shopper.click(chooseLenses);
      await shopper.see({ role: 'radio', within: lensPanel });
      await shopper.back();
      await shopper.miss(lensPanel);
      await shopper.atPath(new RegExp(`/lc-us/${POLYGON.upc}$`));
    },
    { sizes: ['phone'] },
  );

  journey('insurance is found, and lowers the price', async (shopper) => {
    const { firstName, lastName, birthDate, postalCode, providers } = insuranceMember('A');
    const [year, month, day] = birthDate.split('-');
    await openProduct(shopper);
    await shopper.click({ role: 'switch', name: 'Use my vision insurance' });
    const panel = { role: 'dialog', name: 'Vision insurance' };
    await shopper.choose({ label: 'Insurance provider', within: panel }, providers[0] ?? '');
    const fields = {
      'First name': firstName,
      'Last name': lastName,
      'Date of birth': `${month}/${day}/${year}`,
      'ZIP code': postalCode,
    };
    for (const [label, text] of Object.entries(fields)) await shopper.fill({ label, within: panel }, text);
    await shopper.click({ role: 'checkbox', name: /^I certify/, within: panel });
    await shopper.click({ role: 'button', name: 'Find my benefits', within: panel });
    await shopper.see({ role: 'heading', name: /^We found your/, within: panel });
    await shopper.tab.press('Escape');
    await shopper.miss(panel);
    // 280.00 - 150.00 = 130.00, less 20 %: 104.00.
    await shopper.see({ role: 'main' }, ({ text }) => text.includes('-$176.00'));
  });

  journey('try-on without a camera takes a photo, and says when it shows no face', async (shopper) => {
    await openProduct(shopper);
    await shopper.click({ role: 'button', name: 'Try it on', within: main });
    const dialog = { role: 'dialog' };
    await shopper.see({ label: /^Choose a photo/, within: dialog });
    await shopper.tab.chooseFile(
      '[role="dialog"] input[type="file"], dialog input[type="file"]',
      'docs/pictures/home.png',
    );
    await shopper.see({ text: 'No face was found in the photo' });
  });

  journey('a frame is tried on in a photo of a face', async (shopper) => {
    await openProduct(shopper);
    await shopper.click({ role: 'button', name: 'Try it on', within: main });
    await shopper.see({ label: /^Choose a photo/, within: { role: 'dialog' } });
    await shopper.tab.chooseFile('[role="dialog"] input[type="file"]', photoOfFace());
    await shopper.see({ role: 'img', name: 'Your photo, with the frame on' });
    await shopper.until('the face wears a black frame', async () => {
      const count = await shopper.tab.run<number>(countDarkPixels.toString(), '[role="dialog"] canvas');
      return count > FRAME_PIXELS;
    });
  });

  journey('a click from before hydration takes effect once', async (shopper) => {
    await shopper.open('/lc-us/eyeglasses', { hydrated: false });
    const heart = { role: 'button', name: `Save ${POLYGON.name}`, within: main };
    await shopper.click(heart);
    await shopper.see({ ...heart, pressed: true });
  });

  journey(
    'the whole purchase can be begun by keyboard',
    async (shopper) => {
      await openProduct(shopper);
      await shopper.tabTo(chooseLenses);
      await shopper.tab.press('Enter');
      await shopper.see(
        { role: 'heading', name: 'How will you use them?', within: lensPanel },
        ({ isFocused }) => isFocused,
      );
      await shopper.tabTo({ role: 'radio', nth: 0, within: lensPanel });
      await shopper.tab.press('Space');
      await shopper.tabTo({ role: 'button', name: 'Continue', within: lensPanel });
      await shopper.tab.press('Enter');
      await shopper.see({
        role: 'heading',
        name: 'How do you want to give us your prescription?',
        within: lensPanel,
      });
      expect((await shopper.page()).errors).toEqual([]);
    },
    { sizes: ['desktop'] },
  );
});
