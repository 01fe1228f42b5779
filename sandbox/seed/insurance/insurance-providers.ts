import { text } from '../catalog/localized-text';
import type { Localized } from '../models/localized';

/** A provider of the espot X_Insurance_Providers (002 §3). */
export interface InsuranceProvider {
  key: string;
  text: Localized;
  /** True if its plans pay in this store. */
  network: boolean;
  /** Alternative to a look-up (002 §8); absent: an ordinary look-up. */
  claimProcess?: '2' | '2.1' | '3' | '4';
  /** True if it has a claim form for plans outside the network. */
  hasClaimForm?: boolean;
}

const sameName = (name: string) => text(name, name, name);

/** The featured providers in their order (002 §1), then the others: one for each claim process, and ordinary ones. */
export const insuranceProviders: readonly InsuranceProvider[] = [
  { key: 'EYEMED', text: sameName('EyeMed'), network: true },
  { key: 'AETNA', text: sameName('Aetna'), network: true },
  { key: 'HUMANA', text: sameName('Humana Vision'), network: true, claimProcess: '2.1' },
  { key: 'UHC', text: sameName('UnitedHealthcare Vision (UHC)'), network: true },
  { key: 'CIGNA', text: sameName('Cigna'), network: false, claimProcess: '3' },
  {
    key: 'DAVIS',
    text: sameName('Davis Vision'),
    network: false,
    claimProcess: '4',
    hasClaimForm: true,
  },
  { key: 'VERSANT', text: sameName('Versant Health'), network: true },
  {
    key: 'HARBOR',
    text: text('Harbor Eye Plan', 'Plan Visual Harbor', 'Régime de la vue Harbor'),
    network: false,
    claimProcess: '2',
  },
  {
    key: 'LAKESIDE',
    text: text('Lakeside Benefits', 'Beneficios Lakeside', 'Avantages Lakeside'),
    network: true,
    hasClaimForm: true,
  },
  {
    key: 'NORTHWAY',
    text: text('Northway Vision Care', 'Northway Cuidado Visual', 'Soins de la vue Northway'),
    network: true,
  },
];

const canadian = (key: string, name: string): InsuranceProvider => ({
  key,
  text: sameName(name),
  network: false,
  claimProcess: '4',
  hasClaimForm: true,
});

/** The providers of the Canadian store: mostly those of employers, who pay a claim afterwards. Names as in `storeOfferings`. */
const canadianProviders: readonly InsuranceProvider[] = [
  canadian('SUNLIFE', 'Sun Life'),
  canadian('MANULIFE', 'Manulife'),
  canadian('CANADALIFE', 'Canada Life'),
  canadian('GREENSHIELD', 'Green Shield Canada'),
  canadian('BLUECROSS', 'Blue Cross'),
  canadian('DESJARDINS', 'Desjardins'),
  ...insuranceProviders.filter(({ key }) => key === 'NORTHWAY'),
];

/** Returns the page of the sandbox with the claim form of a provider. */
function claimFormPath(key: string, language: keyof Localized): string {
  return `/sandbox/claim-form?provider=${key}&lang=${language}`;
}

/** Returns the name of the provider with this key that has a claim form. */
export function claimFormProvider(key: string, language: keyof Localized): string | undefined {
  return [...insuranceProviders, ...canadianProviders].find(
    (provider) => provider.hasClaimForm && provider.key === key,
  )?.text[language];
}

/** Returns the espot's JSON text in each language. */
export function providersText(country: 'US' | 'CA'): Localized {
  const providers = country === 'US' ? insuranceProviders : canadianProviders;
  return { en: jsonOf(providers, 'en'), es: jsonOf(providers, 'es'), fr: jsonOf(providers, 'fr') };
}

function jsonOf(providers: readonly InsuranceProvider[], language: keyof Localized): string {
  return JSON.stringify(
    providers.map(({ text: name, key, hasClaimForm, ...provider }) => ({
      key,
      text: name[language],
      value: key,
      ...provider,
      ...(hasClaimForm ? { downloadLink: claimFormPath(key, language) } : {}),
    })),
  );
}
