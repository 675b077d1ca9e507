import { addressOfPlace } from '@inkstone/api';
import { LRUCache } from 'lru-cache';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readGeocoder } from '../system/index.ts';
import { askGeocoder, GeocoderUnavailable } from './geocoder.ts';

/** Providers of geocoders limit the requests of this server, so one person may not use up all of them. */
const maxPerMinute = 60;
const requestCounts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 });

export const addressOfPlaceEndpoint = defineQuery(addressOfPlace, {
  permission: 'signed-in',
  async handle({ db, actor, locale, log }, point) {
    const geocoder = await readGeocoder(db);
    if (geocoder.kind === 'none') refuse('geocoder-not-configured');
    countRequest(actor.id);
    try {
      return await askGeocoder(geocoder, point, locale);
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable)) throw error;
      log.warn({ reason: error.message }, 'the geocoder did not answer');
      return refuse('geocoder-unavailable');
    }
  },
});

function countRequest(personId: string): void {
  const counted = requestCounts.get(personId);
  if (!counted) requestCounts.set(personId, { count: 1 });
  else if ((counted.count += 1) > maxPerMinute) refuse('too-many-requests');
}
