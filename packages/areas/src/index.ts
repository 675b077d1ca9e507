export { areaName, type Area, type AreaPath, type City } from './area.ts';
export { addressOfPath, checkAddress, type CheckedAddress } from './address-areas.ts';
export { searchAreas, type AreaDepth } from './area-search.ts';
export { loadCities } from './cities.ts';
export { provinces } from './provinces.ts';
