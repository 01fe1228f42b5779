import type { RiaLoginRequest } from '@generated/insurance/model/riaLoginRequest';
import { type InsuranceMember, insuranceMembers } from '../seed/insurance/insurance-members';

/** Returns the member that a look-up finds with the chosen provider: by person, or by plan or group ID and member ID. */
export function findMember(request: RiaLoginRequest): InsuranceMember | undefined {
  const isMatch = request.infoForm === 'plan' ? matchesPlan : matchesPerson;
  return insuranceMembers.find(
    (member) => member.providers.includes(request.provider) && isMatch(member, request),
  );
}

function matchesPerson(
  { firstName, lastName, birthDate, postalCode, isFoundByName }: InsuranceMember,
  request: RiaLoginRequest,
): boolean {
  const { birth_year = '', birth_month = '', birth_date = '' } = request;
  const birthDay = [birth_year, birth_month.padStart(2, '0'), birth_date.padStart(2, '0')].join('-');
  return (
    isFoundByName &&
    plain(request.firstName) === plain(firstName) &&
    plain(request.lastName) === plain(lastName) &&
    birthDay === birthDate &&
    plain(request.zip) === plain(postalCode)
  );
}

function matchesPlan({ plans, memberId }: InsuranceMember, { planID, memberID }: RiaLoginRequest): boolean {
  const isPlan = plans.some(
    ({ planId, groupId }) => plain(planID) === plain(planId) || plain(planID) === plain(groupId),
  );
  return isPlan && plain(memberID) === plain(memberId);
}

/** Normalizes a text: no case, spaces and accents. */
function plain(text = ''): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\s\p{M}]/gu, '')
    .toLowerCase();
}
