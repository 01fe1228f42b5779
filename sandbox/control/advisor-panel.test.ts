import { expect, it } from 'vitest';
import { demoShopper } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { advisorProfileView, clearAdvisorProfile } from './control-views';

it('the panel shows whether the shopper has a profile, and clears it', () => {
  const { context } = testSandbox().sandbox;
  const member = (name: string) => ({ userId: demoShopper(name).userId, registerType: 'R' }) as const;
  expect(advisorProfileView(context, member('ada.marsh'))).toBe('saved');
  expect(advisorProfileView(context, member('rafael.ybarra'))).toBe('reset');
  expect(advisorProfileView(context, member('noor.haddad'))).toBe('none');
  clearAdvisorProfile(context.state, member('ada.marsh'));
  expect(advisorProfileView(context, member('ada.marsh'))).toBe('none');
});
