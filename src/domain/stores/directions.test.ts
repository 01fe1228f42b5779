import { expect, test } from 'vitest';
import { addressText, directionsUrl } from './directions';
import { storeWith } from './testing/store';

const store = storeWith();

test('leads to the maps of an Apple device, or to those that are configured, without the origin', () => {
  expect(directionsUrl(store, { platform: 'iPhone' })).toBe(
    'https://maps.apple.com/?daddr=404+Bridge+Ln%2C+Suite+146%2C+Cincinnati%2C+OH+45219',
  );
  expect(directionsUrl(store, { platform: 'Win32' })).toBe(
    'https://www.openstreetmap.org/directions?to=39.12364%2C-84.51953',
  );
  const configured = 'https://maps.example.com/to/{latitude}/{longitude}?q={address}';
  expect(directionsUrl(store, { platform: 'Linux', configured })).toBe(
    'https://maps.example.com/to/39.12364/-84.51953?q=404%20Bridge%20Ln%2C%20Suite%20146%2C%20Cincinnati%2C%20OH%2045219',
  );
});

test('the address is one line without gaps', () => {
  expect(addressText(storeWith({ addressLines: [], postalCode: '' }))).toBe('Cincinnati, OH');
});
