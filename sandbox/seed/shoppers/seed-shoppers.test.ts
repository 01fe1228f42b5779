import { expect, it } from 'vitest';
import { hashPassword } from '../../state/password-hash';
import { findPostalArea } from '../places/geocode-table';
import { seedShoppers } from './seed-shoppers';

const shoppers = seedShoppers();

it('has shoppers of both countries, with unique ids and logon ids and matching addresses', () => {
  expect(shoppers).toHaveLength(8);
  expect(new Set(shoppers.map((shopper) => shopper.userId)).size).toBe(8);
  expect(new Set(shoppers.map((shopper) => shopper.logonId)).size).toBe(8);
  expect(shoppers.filter((shopper) => shopper.country === 'CA')).toHaveLength(3);
  for (const { address, country, email, logonId } of shoppers) {
    expect(address.country).toBe(country);
    expect(email).toBe(logonId);
    expect(email).toMatch(/@example\.com$/);
    if (address.city === '') continue;
    expect(findPostalArea(address.postalCode)).toMatchObject({ city: address.city, region: address.region });
    expect(address.phone).toMatch(/^[2-9]\d\d55501\d\d$/);
  }
});

it('has one with an expired password, and one new member without an address', () => {
  expect(shoppers.filter((shopper) => shopper.passwordExpired)).toHaveLength(1);
  expect(shoppers.filter((shopper) => shopper.address.addressLines.length === 0)).toHaveLength(1);
});

it('has the hash of each password', () => {
  for (const { password, passwordHash } of shoppers) {
    expect(passwordHash).toEqual(hashPassword(password, passwordHash.salt));
  }
});
