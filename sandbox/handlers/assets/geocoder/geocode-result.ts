import type { GeocodeAddressComponent } from '@generated/assets/model/geocodeAddressComponent';
import type { GeocodeLanguage } from '@generated/assets/model/geocodeLanguage';
import type { GeocodeResult } from '@generated/assets/model/geocodeResult';
import { regionNames } from '../../../../src/domain/places/region-names';
import type { Localized } from '../../../seed/models/localized';
import type { Place, PlaceCountry } from './find-places';

const countryNames: Record<PlaceCountry, Localized> = {
  US: { en: 'United States', es: 'Estados Unidos', fr: 'États-Unis' },
  PR: { en: 'Puerto Rico', es: 'Puerto Rico', fr: 'Porto Rico' },
  CA: { en: 'Canada', es: 'Canadá', fr: 'Canada' },
};

/** Returns a place in the format of the maps service. */
export function geocodeResult(place: Place, language: GeocodeLanguage): GeocodeResult {
  const country = countryNames[place.country][language];
  return {
    formatted_address: formattedAddress(place, language),
    geometry: { location: { lat: place.latitude, lng: place.longitude } },
    types: place.kind === 'postal_code' ? ['postal_code'] : [place.kind, 'political'],
    address_components: [
      ...(place.postalCode ? [component(place.postalCode, place.postalCode, ['postal_code'])] : []),
      ...(place.city ? [component(place.city, place.city, ['locality', 'political'])] : []),
      component(regionName(place, language), place.region, ['administrative_area_level_1', 'political']),
      component(country, place.country, ['country', 'political']),
    ],
  };
}

/** Formats a place, such as "Mason, OH 45040, USA". A state or province alone has its full name. */
function formattedAddress(place: Place, language: GeocodeLanguage): string {
  const { city, region, postalCode, country } = place;
  const countryName = country === 'US' && language === 'en' ? 'USA' : countryNames[country][language];
  if (!city) return `${regionName(place, language)}, ${countryName}`;
  return `${city}, ${[region, postalCode].filter(Boolean).join(' ')}, ${countryName}`;
}

function regionName({ region }: Place, language: GeocodeLanguage): string {
  return regionNames.get(region)?.[language] ?? region;
}

function component(longName: string, shortName: string, types: string[]): GeocodeAddressComponent {
  return { long_name: longName, short_name: shortName, types };
}
