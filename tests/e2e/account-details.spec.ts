import { becomeNewMember } from './support/account-steps';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { tabAndEnter, tabTo } from './support/keyboard';
import { FULL_RUN_ONLY } from './support/variants';

// Avoids waiting for fades at many tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: a member changes the name and adds an address', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await becomeNewMember(shopper);
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const enter = async (label: string, text: string) => {
    await tabTo(page, field(label));
    await page.keyboard.type(text);
  };

  await shopper.open('/lc-us/account/details');
  await expectNoAxeViolations(page, 'details');
  const changeName = main.getByRole('button', { name: 'Change name' });
  await tabAndEnter(page, changeName);
  await expect(field('First name')).toBeFocused();
  await expectNoAxeViolations(page, 'the form of the name');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Juno');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Juno Ferris')).toBeVisible();
  await expect(changeName).toBeFocused();

  await shopper.open('/lc-us/account/addresses');
  await expectNoAxeViolations(page, 'addresses');
  const addAddress = main.getByRole('button', { name: 'Add an address' });
  await tabAndEnter(page, addAddress);
  await expect(field('First name')).toBeFocused();
  await expectNoAxeViolations(page, 'the form of an address');
  await page.keyboard.type('Ana');
  await enter('Last name', 'Diaz');
  await enter('Street and number', '12 Orchard Lane');
  await enter('City', 'Mason');
  await enter('State', 'Ohio');
  await enter('ZIP code', '45040');
  await page.keyboard.press('Enter');
  await expect(main.getByText('12 Orchard Lane')).toBeVisible();
  await expect(addAddress).toBeFocused();
});
