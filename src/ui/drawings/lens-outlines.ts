export interface LensOutline {
  /** Path of the left lens as seen, in a 120 × 48 viewBox. */
  lens: string;
  /** Path of the bridge. */
  bridge: string;
  /** Path of the heavy browline. */
  bar?: string;
}

const BRIDGE = 'M51.5 18c4.5-4.6 12.5-4.6 17 0';

/** SVG paths by frame shape code (FRAME_SHAPE identifier). */
export const lensOutlines: Partial<Record<string, LensOutline>> = {
  round: { lens: 'M31 5.5a19 19 0 1 1 0 38a19 19 0 1 1 0-38Z', bridge: 'M49.5 20c4.5-5.5 16.5-5.5 21 0' },
  oval: { lens: 'M30 10c13 0 22.5 6 22.5 14.5S43 39 30 39S7.5 33 7.5 24.5S17 10 30 10Z', bridge: BRIDGE },
  rectangle: {
    lens: 'M11.5 11H48c3 0 4.5 1.8 4.3 4.8l-.9 15c-.3 4.6-3 7.2-7.6 7.2H16.5c-4.6 0-7.4-2.6-7.8-7.2L7.3 15.8C7 12.8 8.5 11 11.5 11Z',
    bridge: BRIDGE,
  },
  square: {
    lens: 'M13 7h34.5c3.3 0 5 1.9 4.8 5.2l-1.2 20.3c-.4 6.5-4.2 10.5-10.7 10.5H20c-6.5 0-10.5-4-11-10.5L7.9 12.2C7.7 8.9 9.7 7 13 7Z',
    bridge: BRIDGE,
  },
  'cat-eye': {
    lens: 'M3.5 6.5C16 8 38 6.5 48.5 11c3 1.3 4 3.8 3.7 7C51 31.5 43 41.5 31 41.5c-13 0-19.5-8-21.5-18.5C8.5 17.5 7 11 3.5 6.5Z',
    bridge: BRIDGE,
  },
  aviator: {
    lens: 'M12 8.5c11-2 24-1.8 34 .8 4 1 6 3.7 5.5 8C50 30.5 42 44 26.5 44C14 44 6.5 33 6.5 18.5c0-6 1-9.3 5.5-10Z',
    bridge: 'M51.5 19c4.5-4 12.5-4 17 0M46 9.3c9-3.2 19-3.2 28 0',
  },
  browline: {
    lens: 'M9.5 12.5c12-2 28-2 41.5.5c1 4 .8 9-.2 13.5C48.5 36.5 41 43 31 43C18.5 43 10 34 9 22.5c-.3-3.5-.2-7 .5-10Z',
    bridge: BRIDGE,
    bar: 'M7 11C19 7.5 38 7.5 52 11.5',
  },
  geometric: {
    lens: 'M19 6.5h24.5L52.5 23L43 42.5H19.5L8.5 24.5Z',
    bridge: 'M50.5 19.5c4.5-4.6 14.5-4.6 19 0',
  },
  panthos: {
    lens: 'M12 9C23 5.5 40 5.5 49.5 9c2.5 1 3.5 3.5 3 7C50.5 32 43 43.5 31 43.5S11 32.5 8.5 17c-.6-3.8.6-7 3.5-8Z',
    bridge: BRIDGE,
  },
  butterfly: {
    lens: 'M5.5 9.5C16 4.5 38 7 49 13c2.8 1.6 3.8 4 3.2 7.5C50 32 40.5 37 31 41.5C17 47 7.5 33 4.5 17.5C3.8 13.5 3.5 10.5 5.5 9.5Z',
    bridge: BRIDGE,
  },
  wrap: {
    lens: 'M3.5 13C20 7.5 42 9 55 14.5c1.5 4 .5 9-2.5 13.5C46.5 36.5 36 39 26 38C13 36.7 6 28 3.5 13Z',
    bridge: 'M55 14.5c3.2-1.6 6.8-1.6 10 0',
  },
  irregular: {
    lens: 'M14 6.5L46.5 8L53 21L45 41.5L23 43.5L7.5 30.5Z',
    bridge: 'M52 19c4.5-4.6 11.5-4.6 16 0',
  },
};
