import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { specialDaySchema, type SpecialDay } from '@inkstone/schema';

const regionSchema = z.object({
  code: z.enum(['taiwan', 'mainland']),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Years for which make-up working days have been announced; later years have only the statutory holidays. */
  announced: z.array(z.number().int()),
  days: z.array(specialDaySchema),
});

type Region = z.infer<typeof regionSchema>;

/** The public holidays that are shipped with the product, by region. */
export const regions: readonly Region[] = ['taiwan', 'mainland'].map((code) =>
  regionSchema.parse(JSON.parse(readFileSync(new URL(`./regions/${code}.json`, import.meta.url), 'utf8'))),
);

export function daysOfRegion(code: string): readonly SpecialDay[] {
  return regions.find((region) => region.code === code)?.days ?? [];
}
