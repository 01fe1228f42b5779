import { expect, test } from 'vitest';
import { groupProviders, lookupForm, outOfNetworkProcess } from './provider';

const provider = (key: string) => ({ key, text: key, network: true });

test('the first six are featured', () => {
  const { featured, others } = groupProviders(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(provider));
  expect(featured.map(({ key }) => key).join('')).toBe('ABCDEF');
  expect(others.map(({ key }) => key)).toEqual(['G']);
});

test('members of UHC are looked up by personal information, others by their plan at the retry', () => {
  expect(lookupForm(1, 'EYEMED')).toBe('personal');
  expect(lookupForm(3, 'EYEMED')).toBe('plan');
  expect(lookupForm(3, 'UHC')).toBe('personal');
});

test('a plan out of network is claimed by a form if there is one', () => {
  expect(outOfNetworkProcess({ ...provider('DAVIS'), downloadLink: '/form.pdf' })).toBe('4');
  expect(outOfNetworkProcess(provider('EYEMED'))).toBe('2');
  expect(outOfNetworkProcess(undefined)).toBe('2');
});
