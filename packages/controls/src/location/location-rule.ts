import type { ValueIssue } from '@inkstone/form-engine';
import { limits, type ControlOptions, type Location } from '@inkstone/schema';
import { countOption } from '../options/declared-option.ts';
import { decodeLocation } from '../values/address-value.ts';
import { distanceMetres } from './distance.ts';

/** The maximum distance from the expected location, in metres. */
export function rangeMetres(options: ControlOptions): number {
  return countOption(options, 'range') ?? limits.locationRangeMetres;
}

/** Returns the location at which the form must be filled in; null if there is none or the option is invalid. */
export function expectedLocation(options: ControlOptions): Location | null {
  const decoded = decodeLocation(options['place']);
  return decoded.ok ? decoded.value : null;
}

/** Returns `TooFar` for a location farther from the expected one than the form allows (designer specification, section 3). */
export function distanceIssues(value: Location | null, options: ControlOptions): readonly ValueIssue[] {
  const expected = expectedLocation(options);
  if (value === null || expected === null) return [];
  const distance = distanceMetres(expected, value);
  const max = rangeMetres(options);
  return distance > max ? [{ code: 'TooFar', params: { max, distance: Math.ceil(distance) } }] : [];
}

export function locationOptionIssues(options: ControlOptions): readonly ValueIssue[] {
  return options['place'] === undefined || decodeLocation(options['place']).ok
    ? []
    : [{ code: 'PlaceUnusable', params: { option: 'place' } }];
}
