import { expect, it } from 'vitest';
import { withoutTracking } from './tracking-parameters';

it.each([
  ['?utm_source=mail&page=2&gclid=a%20b&UTM_Medium=cpc', '?page=2'],
  ['?fbclid=1&msclkid=2', ''],
  ['?facet=GENDER:women&cid=spring', '?facet=GENDER:women&cid=spring'],
  ['', ''],
])('%j without tracking parameters is %j', (search, expected) => {
  expect(withoutTracking(search)).toBe(expected);
});
