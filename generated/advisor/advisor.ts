export * from './get-advisor-profile/get-advisor-profile.ts';
export * from './save-advisor-profile/save-advisor-profile.ts';
