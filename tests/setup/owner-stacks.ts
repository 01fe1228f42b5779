import * as React from 'react';

/**
 * React's development build records a stack trace for each element, so that a warning can name who has created it: a tenth of
 * the time of a component test. It stops by itself after 10,000 elements, by this count. Warnings fail their test all the same.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
