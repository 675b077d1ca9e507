import type { ValueIssue } from '@inkstone/form-engine';
import { limits, type ControlOptions, type Location } from '@inkstone/schema';
import { countOption } from '../options/declared-option.ts';
import { decodeLocation } from '../values/address-value.ts';
import { distanceMetres } from './distance.ts';

/** How far a place may lie from where it should be. */
export function rangeMetres(options: ControlOptions): number {
  return countOption(options, 'range') ?? limits.locationRangeMetres;
}

/** Where the form wants the person to be; null when it does not say, or what it says is no place. */
export function wantedPlace(options: ControlOptions): Location | null {
  const decoded = decodeLocation(options['place']);
  return decoded.ok ? decoded.value : null;
}

/** A place farther from the form's own than it allows (designer specification, section 3) is `TooFar`. */
export function placeIssues(value: Location | null, options: ControlOptions): readonly ValueIssue[] {
  const wanted = wantedPlace(options);
  if (value === null || wanted === null) return [];
  const distance = distanceMetres(wanted, value);
  const max = rangeMetres(options);
  return distance > max ? [{ code: 'TooFar', params: { max, distance: Math.ceil(distance) } }] : [];
}

export function placeFaults(options: ControlOptions): readonly ValueIssue[] {
  return options['place'] === undefined || decodeLocation(options['place']).ok
    ? []
    : [{ code: 'PlaceUnusable', params: { option: 'place' } }];
}
