import { joinNames, type ControlOptions, type Locale, type RecordReference } from '@inkstone/schema';
import { textOption } from '../options/declared-option.ts';

/** Formats a field of another model, which comes as JSON; objects with a name are shown by it. */
export function fieldText(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return joinNames(value.map((each) => fieldText(each, locale)).filter(Boolean), locale);
  if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the name of a record in a control: its `displayField`, otherwise its own name. */
export function recordText(record: RecordReference, options: ControlOptions, locale: Locale): string {
  const field = textOption(options, 'displayField');
  return (field !== null && fieldText(record[field], locale)) || record.name;
}
