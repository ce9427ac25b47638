/** The symbols of `art/masques.svg`, by what they stand for. */
export const SHEET = 'masques';
export const family = (name: string) => `family-${name.toLowerCase()}`;
export const seal = (faction: string) => `seal-${faction.toLowerCase()}`;
export const influence = (name: string) => `influence-${name.toLowerCase()}`;
