import type { ShopperSeed } from '../models/shopper';

/**
 * Returns the demo shoppers. Their passwords are public demo data. example.com and the phone numbers are reserved for such use.
 */
export function seedShoppers(): ShopperSeed[] {
  return [ordinaryUs, spanishUs, ordinaryCanada, frenchCanada, expired, newMember, onlyUs, onlyCanada];
}

/** A regular member of the US site. */
const ordinaryUs: ShopperSeed = {
  userId: '510001',
  logonId: 'ada.marsh@example.com',
  password: 'Clear-View-1',
  passwordHash: {
    salt: 'demo-510001',
    hash: 'fb807c8270288a155ef91aafdd2e11eaa1d55cc6783642bb8e897afd2ac4ee8b',
  },
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada.marsh@example.com',
  country: 'US',
  passwordExpired: false,
  address: {
    addressLines: ['418 Linden Ave', 'Apt 3B'],
    city: 'Cincinnati',
    region: 'OH',
    postalCode: '45202',
    country: 'US',
    phone: '5135550142',
  },
};

/** Uses the US site in Spanish. */
const spanishUs: ShopperSeed = {
  userId: '510002',
  logonId: 'rafael.ybarra@example.com',
  password: 'Buena-Vista-2',
  passwordHash: {
    salt: 'demo-510002',
    hash: 'c708a203c473bd3c5d984c48d302ac6008327c65d06c224c8f1accb90d855c7e',
  },
  firstName: 'Rafael',
  lastName: 'Ybarra',
  email: 'rafael.ybarra@example.com',
  country: 'US',
  passwordExpired: false,
  address: {
    addressLines: ['2207 Juniper St'],
    city: 'San Antonio',
    region: 'TX',
    postalCode: '78205',
    country: 'US',
    phone: '2105550117',
  },
};

/** A regular member of the Canadian site. */
const ordinaryCanada: ShopperSeed = {
  userId: '520001',
  logonId: 'owen.fraser@example.com',
  password: 'North-Light-3',
  passwordHash: {
    salt: 'demo-520001',
    hash: '891fd4caca6b564b4091e79cf99a72cf7f4795ea186aab05645cbfc46a86ff9e',
  },
  firstName: 'Owen',
  lastName: 'Fraser',
  email: 'owen.fraser@example.com',
  country: 'CA',
  passwordExpired: false,
  address: {
    addressLines: ['77 Birch Rd'],
    city: 'Guelph',
    region: 'ON',
    postalCode: 'N1H 3T9',
    country: 'CA',
    phone: '5195550163',
  },
};

/** Uses the Canadian site in French. */
const frenchCanada: ShopperSeed = {
  userId: '520002',
  logonId: 'camille.gagnon@example.com',
  password: 'Belle-Vue-4',
  passwordHash: {
    salt: 'demo-520002',
    hash: '2265ca2856e6b5113da0a5f0756a9077d4cb2eb4e17e9ee7ca27c54fff713952',
  },
  firstName: 'Camille',
  lastName: 'Gagnon',
  email: 'camille.gagnon@example.com',
  country: 'CA',
  passwordExpired: false,
  address: {
    addressLines: ['1250, rue des Érables', 'App. 4'],
    city: 'Québec',
    region: 'QC',
    postalCode: 'G1R 2S5',
    country: 'CA',
    phone: '4185550128',
  },
};

/** Has an expired password (003 §8). */
const expired: ShopperSeed = {
  userId: '510003',
  logonId: 'priya.raman@example.com',
  password: 'Old-Frames-5',
  passwordHash: {
    salt: 'demo-510003',
    hash: '7dadac4db78a910921f79d443a0473f0d25bbba345056ae248ea1980a264076f',
  },
  firstName: 'Priya',
  lastName: 'Raman',
  email: 'priya.raman@example.com',
  country: 'US',
  passwordExpired: true,
  address: {
    addressLines: ['901 Market St', 'Suite 210'],
    city: 'Sacramento',
    region: 'CA',
    postalCode: '95814',
    country: 'US',
    phone: '9165550155',
  },
};

/** A new member: no address line, orders, prescriptions or saved items. */
const newMember: ShopperSeed = {
  userId: '510004',
  logonId: 'noor.haddad@example.com',
  password: 'Fresh-Start-6',
  passwordHash: {
    salt: 'demo-510004',
    hash: '7b723e53acf97e93b8079966d5619812aac331c76a022f4c9ad194d1d09b9425',
  },
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@example.com',
  country: 'US',
  passwordExpired: false,
  address: { addressLines: [], city: '', region: '', postalCode: '', country: 'US', phone: '' },
};

/** For the Canadian site's response EXIST_IN_US (003 §8): has an account in the US only. */
const onlyUs: ShopperSeed = {
  userId: '510005',
  logonId: 'only-us@example.com',
  password: 'South-Border-7',
  passwordHash: {
    salt: 'demo-510005',
    hash: '97abbe2c6c4e4d1c75960f89ec9e1633ed21f17b5310a99cd03e2a215a4300b5',
  },
  firstName: 'Grace',
  lastName: 'Calloway',
  email: 'only-us@example.com',
  country: 'US',
  passwordExpired: false,
  address: {
    addressLines: ['36 Orchard Ln'],
    city: 'Buffalo',
    region: 'NY',
    postalCode: '14202',
    country: 'US',
    phone: '7165550189',
  },
};

/** For the US site's response EXIST_IN_CA (003 §8): has an account in Canada only. */
const onlyCanada: ShopperSeed = {
  userId: '520003',
  logonId: 'only-ca@example.com',
  password: 'North-Border-8',
  passwordHash: {
    salt: 'demo-520003',
    hash: '86ab153bd8f06f579c0305e96725344030db1413c8fdd6bd2a8670653c0454d2',
  },
  firstName: 'Luc',
  lastName: 'Beaulieu',
  email: 'only-ca@example.com',
  country: 'CA',
  passwordExpired: false,
  address: {
    addressLines: ['510 Harbour St', 'Unit 12'],
    city: 'Vancouver',
    region: 'BC',
    postalCode: 'V6B 4N7',
    country: 'CA',
    phone: '6045550170',
  },
};
