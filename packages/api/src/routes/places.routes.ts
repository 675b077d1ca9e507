import type * as contracts from '../index.ts';
import { get } from './route.ts';

export const addressOfPlace = get<typeof contracts.addressOfPlace>('/api/places/address_of');
