import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textFormats } from './text-formats.ts';

/** Independent implementations of the same standards. */
const secondOpinions = {
  date: z.iso.date(),
  'date-time': z.iso.datetime({ offset: true }),
  time: z.iso.time(),
  duration: z.iso.duration(),
  byte: z.base64(),
  email: z.email(),
  uuid: z.uuid(),
  hostname: z.hostname(),
  ipv4: z.ipv4(),
  ipv6: z.ipv6(),
} as const;

const samples: Readonly<Record<keyof typeof secondOpinions, readonly string[]>> = {
  date: ['2024-02-29', '2023-02-29', '1900-02-28', '0000-02-29', '2026-12-31'],
  'date-time': ['2024-02-29T23:59:59.123Z', '2026-11-22T08:00:00+08:00'],
  time: ['23:59', '00:00:00', '12:30:59.5'],
  duration: ['P1W', 'P1Y2M3DT4H5M6.7S', 'PT1,5S', 'P1D'],
  byte: ['', 'AAAA', 'AAA=', 'AA==', 'YWJjZA=='],
  email: ["ann.o'hara+x@mail.example.com", 'a@b.co', "a'@b.co"],
  uuid: ['01936b1e-7c00-7abc-8def-0123456789ab', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  hostname: ['a.example.com', 'localhost.', 'x-1.tw', `${'a'.repeat(63)}.b`],
  ipv4: ['192.168.0.1', '255.255.255.255', '01.2.3.4'],
  ipv6: ['::1', '2001:db8::ff00:42:8329', '::ffff:192.168.0.1', '1:2:3:4:5:6:7:8'],
};

const formats = Object.keys(secondOpinions) as (keyof typeof secondOpinions)[];

test.each(formats)('%s: valid, nearly valid and arbitrary texts get the same result as from an independent implementation', (format) => {
  const near = fc
    .tuple(
      fc.constantFrom(...samples[format]),
      fc.nat(),
      fc.nat(2),
      fc.constantFrom('', '0', '9', '1', 'a', 'F', '.', '-', ':', '=', "'", '@', 'T', ' ', '\n', '東'),
    )
    .map(([text, at, count, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + count);
    });

  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...samples[format]), near, fc.string()), (text) => {
      // The standard accepts the digits a to f in either case.
      const plain = format === 'uuid' ? text.toLowerCase() : text;
      expect(textFormats[format](text)).toBe(z.safeParse(secondOpinions[format], plain).success);
    }),
    { numRuns: cases(3000) },
  );
});
