import type { Address, Locale } from '@inkstone/schema';
import gcoordModule from 'gcoord';
import { LRUCache } from 'lru-cache';
import { fillTemplate, type StoredSettings } from '../system/index.ts';
import { answerReaders } from './geocoder-answer.ts';

// Its types speak of an ES module; what Node loads is the object itself.
const gcoord = gcoordModule as unknown as typeof gcoordModule.default;

export interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** The geocoder did not answer, or not in a way that can be read. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}

const timeoutMs = 5_000;
const mostAnswerBytes = 256 * 1024;
const languages = { zh: 'zh-TW', en: 'en' } as const;

/** The same place is asked for again whenever somebody looks at it twice. */
const known = new LRUCache<string, { readonly address: Address | null }>({ max: 2_000, ttl: 10 * 60_000 });

/**
 * What the configured geocoder calls a point. Asks the host that administrators set and no other: the answer may not lead elsewhere, has
 * five seconds and 256 kB. Refuses with GeocoderUnavailable.
 */
export async function askGeocoder(geocoder: StoredSettings['geocoder'], point: Point, locale: Locale): Promise<Address | null> {
  if (geocoder.kind === 'none') return null;
  const url = questionUrl(geocoder, point, locale);
  const kept = known.get(url);
  if (kept) return kept.address;
  const address = answerReaders[geocoder.kind](await fetchJson(url));
  known.set(url, { address });
  return address;
}

function questionUrl({ url, coordinates, key = '' }: StoredSettings['geocoder'], { longitude, latitude }: Point, locale: Locale): string {
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
    // The address holds the key: it stays out of the log.
    throw error instanceof GeocoderUnavailable ? error : new GeocoderUnavailable(error instanceof Error ? error.name : 'no answer');
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostAnswerBytes) throw new GeocoderUnavailable('answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
