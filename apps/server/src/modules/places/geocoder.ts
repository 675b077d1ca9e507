import type { Address, Locale } from '@inkstone/schema';
import gcoordModule from 'gcoord';
import { LRUCache } from 'lru-cache';
import { fillTemplate, type StoredSettings } from '../system/index.ts';
import { answerReaders } from './geocoder-answer.ts';

// The types declare an ES module with a default export, but Node loads the object itself.
const gcoord = gcoordModule as unknown as typeof gcoordModule.default;

export interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** The geocoder did not respond, or its response cannot be read. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}

const timeoutMs = 5_000;
const maxAnswerBytes = 256 * 1024;
const languages = { zh: 'zh-TW', en: 'en' } as const;

/** The same point is often requested repeatedly. */
const known = new LRUCache<string, { readonly address: Address | null }>({ max: 2_000, ttl: 10 * 60_000 });

/**
 * Returns the address of a point from the configured geocoder. Contacts only the host that administrators set, without redirects, with a
 * limit of five seconds and 256 kB. Throws `GeocoderUnavailable`.
 */
export async function askGeocoder(geocoder: StoredSettings['geocoder'], point: Point, locale: Locale): Promise<Address | null> {
  if (geocoder.kind === 'none') return null;
  const url = requestUrl(geocoder, point, locale);
  const kept = known.get(url);
  if (kept) return kept.address;
  const address = answerReaders[geocoder.kind](await fetchJson(url));
  known.set(url, { address });
  return address;
}

function requestUrl({ url, coordinates, key = '' }: StoredSettings['geocoder'], { longitude, latitude }: Point, locale: Locale): string {
  const [lon, lat] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord[coordinates]);
  return fillTemplate(url, { lat: lat.toFixed(6), lon: lon.toFixed(6), key, lang: languages[locale] });
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', 'user-agent': 'Inkstone' },
    });
    if (!answer.ok) throw new GeocoderUnavailable(`answered ${answer.status}`);
    return JSON.parse(await boundedText(answer)) as unknown;
  } catch (error) {
    // The URL contains the key, so it is not logged.
    throw error instanceof GeocoderUnavailable ? error : new GeocoderUnavailable(error instanceof Error ? error.name : 'no answer');
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new GeocoderUnavailable('response too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
