import type { SeededRandom } from '../random';
import { distanceKm } from './distance';
import { type Town, towns } from './towns';

/**
 * Returns a fictional phone number: 555-0100 to 555-0199 are reserved for fiction in every area code.
 *
 * @throws RangeError for an unknown region.
 */
export function fictionalTelephone(
  place: { region: string; latitude: number; longitude: number },
  random: SeededRandom,
): string {
  return `${areaCodeAt(place)}55501${String(random.integer(0, 99)).padStart(2, '0')}`;
}

/**
 * Area codes (North American Numbering Plan), with the main town of each if a region has several; one code per town.
 */
const AREA_CODES: Record<string, string> = {
  AB: '403 Calgary, 780 Edmonton',
  AK: '907',
  AL: '205 Birmingham, 251 Mobile, 256 Huntsville, 334 Montgomery',
  AR: '501 Little Rock, 479 Fayetteville, 870 Jonesboro',
  AZ: '602 Phoenix, 520 Tucson, 480 Mesa, 623 Glendale, 928 Flagstaff',
  BC: '604 Vancouver, 250 Victoria, 250 Kelowna, 250 Prince George, 250 Kamloops',
  CA: '213 Los Angeles, 415 San Francisco, 619 San Diego, 408 San Jose, 916 Sacramento, 559 Fresno, 510 Oakland, 562 Long Beach, 661 Bakersfield, 714 Anaheim, 951 Riverside, 209 Stockton, 949 Irvine, 909 Ontario, 805 Oxnard, 818 Glendale, 626 Pasadena, 707 Santa Rosa, 530 Redding, 831 Salinas, 650 Daly City, 925 Concord, 760 Oceanside, 310 Torrance',
  CO: '303 Denver, 719 Colorado Springs, 970 Fort Collins',
  CT: '203 Bridgeport, 860 Hartford',
  DC: '202',
  DE: '302',
  FL: '904 Jacksonville, 305 Miami, 813 Tampa, 407 Orlando, 727 St. Petersburg, 954 Fort Lauderdale, 850 Tallahassee, 239 Cape Coral, 561 West Palm Beach, 352 Gainesville, 321 Melbourne, 386 Daytona Beach, 863 Lakeland, 941 Sarasota, 772 Port Saint Lucie',
  GA: '404 Atlanta, 706 Augusta, 912 Savannah, 478 Macon, 229 Albany, 770 Marietta',
  HI: '808',
  IA: '515 Des Moines, 319 Cedar Rapids, 563 Davenport, 712 Sioux City',
  ID: '208',
  IL: '312 Chicago, 630 Aurora, 815 Rockford, 217 Springfield, 309 Peoria, 847 Elgin, 708 Cicero, 618 Belleville',
  IN: '317 Indianapolis, 260 Fort Wayne, 812 Evansville, 574 South Bend, 219 Hammond, 765 Lafayette',
  KS: '316 Wichita, 913 Overland Park, 785 Topeka, 620 Garden City',
  KY: '502 Louisville, 859 Lexington, 270 Bowling Green',
  LA: '504 New Orleans, 225 Baton Rouge, 318 Shreveport, 337 Lafayette',
  MA: '617 Boston, 508 Worcester, 413 Springfield, 978 Lowell, 781 Lynn',
  MB: '204',
  MD: '410 Baltimore, 301 Frederick, 240 Rockville',
  ME: '207',
  MI: '313 Detroit, 616 Grand Rapids, 586 Warren, 248 Southfield, 517 Lansing, 734 Ann Arbor, 810 Flint, 269 Kalamazoo, 989 Saginaw',
  MN: '612 Minneapolis, 651 Saint Paul, 507 Rochester, 218 Duluth, 320 Saint Cloud',
  MO: '816 Kansas City, 314 St. Louis, 417 Springfield, 573 Columbia, 636 Saint Charles',
  MS: '601 Jackson, 228 Gulfport, 662 Tupelo',
  MT: '406',
  NB: '506',
  NC: '704 Charlotte, 919 Raleigh, 336 Greensboro, 910 Fayetteville, 828 Asheville, 252 Greenville',
  ND: '701',
  NE: '402 Omaha, 308 Grand Island',
  NH: '603',
  NJ: '973 Newark, 201 Jersey City, 732 Toms River, 856 Camden, 609 Trenton, 908 Elizabeth',
  NL: '709',
  NM: '505 Albuquerque, 575 Las Cruces',
  NS: '902',
  NT: '867',
  NU: '867',
  NV: '702 Las Vegas, 775 Reno',
  NY: '212 New York, 718 Brooklyn, 718 Queens, 347 Bronx, 716 Buffalo, 585 Rochester, 914 Yonkers, 315 Syracuse, 518 Albany, 516 Hempstead, 631 Brentwood',
  OH: '614 Columbus, 216 Cleveland, 513 Cincinnati, 419 Toledo, 330 Akron, 937 Dayton, 440 Lorain',
  OK: '405 Oklahoma City, 918 Tulsa, 580 Lawton',
  ON: '416 Toronto, 416 Etobicoke, 416 Scarborough, 416 North York, 905 Mississauga, 905 Hamilton, 905 Oshawa, 905 Markham, 613 Ottawa, 613 Kingston, 519 London, 519 Kitchener, 519 Windsor, 705 Greater Sudbury, 705 Barrie, 705 Peterborough, 705 Sault Ste. Marie, 807 Thunder Bay, 807 Kenora',
  OR: '503 Portland, 541 Eugene, 541 Bend, 541 Medford',
  PA: '215 Philadelphia, 412 Pittsburgh, 610 Allentown, 814 Erie, 570 Scranton, 717 Harrisburg',
  PE: '902',
  PR: '787',
  QC: '514 Montréal, 450 Laval, 450 Longueuil, 450 Saint-Jérôme, 418 Québec, 418 Saguenay, 418 Rimouski, 418 Sept-Îles, 819 Gatineau, 819 Sherbrooke, 819 Trois-Rivières, 819 Rouyn-Noranda',
  RI: '401',
  SC: '803 Columbia, 843 Charleston, 864 Greenville',
  SD: '605',
  SK: '306',
  TN: '901 Memphis, 615 Nashville, 865 Knoxville, 423 Chattanooga, 931 Clarksville, 731 Jackson',
  TX: '713 Houston, 210 San Antonio, 214 Dallas, 512 Austin, 817 Fort Worth, 915 El Paso, 361 Corpus Christi, 972 Plano, 806 Lubbock, 956 Laredo, 956 Brownsville, 254 Killeen, 432 Midland, 940 Denton, 409 Beaumont, 903 Tyler, 325 Abilene, 281 Sugar Land, 979 College Station',
  UT: '801 Salt Lake City, 435 Saint George',
  VA: '757 Virginia Beach, 804 Richmond, 703 Arlington, 540 Roanoke, 434 Lynchburg',
  VT: '802',
  WA: '206 Seattle, 509 Spokane, 253 Tacoma, 360 Vancouver, 425 Bellevue, 360 Bellingham, 509 Kennewick',
  WI: '414 Milwaukee, 608 Madison, 920 Green Bay, 262 Kenosha, 715 Eau Claire',
  WV: '304',
  WY: '307',
  YT: '867',
};

interface Anchor {
  code: string;
  /** Undefined if the region has only one code. */
  town: Town | undefined;
}

function anchorsOf([region, list]: [string, string]): [string, Anchor[]] {
  const anchors = list.split(', ').map((item) => {
    const name = item.slice(4);
    const town = towns.find((candidate) => candidate.name === name && candidate.region === region);
    if (name !== '' && !town) throw new RangeError(`${name}, ${region} is not among the towns`);
    return { code: item.slice(0, 3), town };
  });
  return [region, anchors];
}

const anchorsByRegion = new Map(Object.entries(AREA_CODES).map(anchorsOf));

/**
 * Returns the area code of the nearest main town of the region.
 *
 * @throws RangeError for an unknown region.
 */
function areaCodeAt(place: { region: string; latitude: number; longitude: number }): string {
  const [first, ...others] = anchorsByRegion.get(place.region) ?? [];
  if (!first) throw new RangeError(`No area code for ${place.region}`);
  const distanceTo = ({ town }: Anchor) => (town ? distanceKm(town, place) : 0);
  return others.reduce((best, anchor) => (distanceTo(anchor) < distanceTo(best) ? anchor : best), first).code;
}
