import { z } from 'zod';
import { defineCall } from '../call.ts';

const degree = (greatest: number) => z.coerce.number().min(-greatest).max(greatest);

export const addressOfPlace = defineCall({
  method: 'GET',
  path: '/api/places/address_of',
  summary: 'Returns the areas and the street of a WGS 84 coordinate from the configured geocoder; null if it finds none',
  input: z.object({ longitude: degree(180), latitude: degree(90) }),
  output: z
    .object({
      provinceName: z.exactOptional(z.string()),
      cityName: z.exactOptional(z.string()),
      districtName: z.exactOptional(z.string()),
      address: z.exactOptional(z.string()),
    })
    .nullable(),
  refusals: ['geocoder-not-configured', 'geocoder-unavailable', 'too-many-requests'],
});
