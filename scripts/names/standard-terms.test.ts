import { describe, expect, it } from 'vitest';
import { standardTermFor } from './standard-terms.ts';

describe('the standard term', () => {
  it.each(['refusedCard', 'RefusedCard', 'REFUSED_CARD', 'src/features/cart/refused-card.ts'])(
    'is said for a word of %s',
    (name) => {
      expect(standardTermFor(name)).toBe('"rejected" instead of "refused"');
    },
  );

  it.each([
    'retryAgain',
    'isLate',
    'keepAlive',
    'narrowBridge',
    'WishList',
    'wakeLock',
    'gateway',
    'amendOrder',
    'recommended',
    'concentreness',
    'MarketingSpot',
    'CONNECTION_REFUSED',
    'constructor',
  ])('is not needed in the ordinary name %s', (name) => {
    expect(standardTermFor(name)).toBeUndefined();
  });

  it('leaves out names of the specification, also within generated names', () => {
    expect(standardTermFor('useAddFavouriteStore')).toBeUndefined();
    expect(standardTermFor('favouriteBrand')).toBe('"favorite" instead of "favourite"');
  });

  it('leaves out codes of the wire only where they are read', () => {
    expect(standardTermFor('grey', 'sandbox/seed/colors.ts')).toBeUndefined();
    expect(standardTermFor('grey', 'src/ui/colors.ts')).toBe('"gray" instead of "grey"');
  });
});
