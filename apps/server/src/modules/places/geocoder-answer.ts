import type { Address } from '@inkstone/schema';
import { z } from 'zod';

/** Where there is no text, providers return an empty list or nothing. */
const word = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined),
  z.string().optional(),
);

const nominatimSchema = z.object({
  address: z
    .object({
      state: word,
      province: word,
      county: word,
      city: word,
      town: word,
      village: word,
      city_district: word,
      district: word,
      borough: word,
      suburb: word,
      road: word,
      house_number: word,
    })
    .optional(),
});

/** In Taiwan a county has no state above it and also stands for the city. */
function readNominatim(answer: unknown): Address | null {
  const found = nominatimSchema.safeParse(answer).data?.address;
  if (!found) return null;
  const state = found.state ?? found.province;
  const provinceName = state ?? found.county ?? found.city;
  const cityName = state ? (found.city ?? found.county ?? state) : provinceName;
  const below = [found.city_district, found.district, found.borough, found.suburb, found.town, found.city, found.county, found.village];
  const districtName = below.find((name) => name !== undefined && name !== cityName && name !== provinceName);
  return addressOf({ provinceName, cityName, districtName, address: [found.road, found.house_number].filter(Boolean).join('') });
}

const amapSchema = z.object({
  status: z.literal('1'),
  regeocode: z.object({
    addressComponent: z.object({
      province: word,
      city: word,
      district: word,
      streetNumber: z.object({ street: word, number: word }).optional(),
    }),
  }),
});

function readAmap(answer: unknown): Address | null {
  const found = amapSchema.safeParse(answer).data?.regeocode.addressComponent;
  if (!found) return null;
  const { province, city, district, streetNumber } = found;
  const address = [streetNumber?.street, streetNumber?.number].filter(Boolean).join('');
  return addressOf({ provinceName: province, cityName: city ?? province, districtName: district, address });
}

function addressOf(parts: { readonly [Part in keyof Address]?: string | undefined }): Address | null {
  const present = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return present.length === 0 ? null : (Object.fromEntries(present) as Address);
}

/** Parsers of the responses by kind of geocoder; null when the response contains no address. */
export const answerReaders = { nominatim: readNominatim, amap: readAmap } as const;
