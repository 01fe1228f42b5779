import type { EspotResponse } from '@generated/marketing/model/espotResponse';
import { expect, it } from 'vitest';
import { espotText } from './espot-text';

const activity = (texts: string[]) =>
  ({
    baseMarketingSpotDataType: 'MarketingContent',
    marketingContentDescription: texts.map((marketingText) => ({ language: '-1', marketingText })),
  }) as const;

it('returns the first description of the first activity of the first espot', () => {
  const response: EspotResponse = {
    MarketingSpotData: [
      {
        eSpotName: 'Home_Story',
        baseMarketingSpotActivityData: [activity(['first', 'second']), activity(['third'])],
      },
      { eSpotName: 'Home_Story', baseMarketingSpotActivityData: [activity(['fourth'])] },
    ],
  };
  expect(espotText(response)).toBe('first');
});

it.each<[string, EspotResponse]>([
  ['no espot', { MarketingSpotData: [] }],
  ['no activity', { MarketingSpotData: [{ eSpotName: 'A' }] }],
  ['no first activity', { MarketingSpotData: [{ eSpotName: 'A', baseMarketingSpotActivityData: [] }] }],
  [
    'no description',
    { MarketingSpotData: [{ eSpotName: 'A', baseMarketingSpotActivityData: [activity([])] }] },
  ],
])('is empty with %s', (_description, response) => {
  expect(espotText(response)).toBe('');
});
