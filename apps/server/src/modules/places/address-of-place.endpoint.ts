import { addressOfPlace } from '@inkstone/api';
import { LRUCache } from 'lru-cache';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readGeocoder } from '../system/index.ts';
import { askGeocoder, GeocoderUnavailable } from './geocoder.ts';

/** Whoever provides the geocoder counts what this server asks, so nobody asks for everybody. */
const mostPerMinute = 60;
const asked = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 });

export const addressOfPlaceEndpoint = defineQuery(addressOfPlace, {
  permission: 'signed-in',
  async handle({ db, actor, locale, log }, point) {
    const geocoder = await readGeocoder(db);
    if (geocoder.kind === 'none') refuse('geocoder-not-configured');
    countQuestion(actor.id);
    try {
      return await askGeocoder(geocoder, point, locale);
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable)) throw error;
      log.warn({ reason: error.message }, 'the geocoder did not answer');
      return refuse('geocoder-unavailable');
    }
  },
});

function countQuestion(personId: string): void {
  const counted = asked.get(personId);
  if (!counted) asked.set(personId, { count: 1 });
  else if ((counted.count += 1) > mostPerMinute) refuse('too-many-requests');
}
