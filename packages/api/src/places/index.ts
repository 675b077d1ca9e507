export * from './address-of-place.call.ts';
