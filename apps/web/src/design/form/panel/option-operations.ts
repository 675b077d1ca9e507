import { controlModels, type ControlType } from '@inkstone/controls/models';
import { resetsOf } from '@inkstone/controls/panel';
import { completeOptions } from '@inkstone/form-engine';
import { objectsIn, type Documents, type Json, type JsonObject, type Operation } from '@inkstone/design';
import type { ControlDefinition, ControlOptions } from '@inkstone/schema';
import { itemsOf, type FormKey } from '../form-operations.ts';

/** The options of a control with the defaults of its type. */
export function effectiveOptions(type: ControlType, options: ControlOptions): ControlOptions {
  return completeOptions(controlModels[type].props, options);
}

/** Leads to the options of a control, or of a column `sheet.column`. */
export function optionsPath(key: string): readonly string[] {
  const [control, column] = key.split('.');
  return column === undefined ? ['controls', control!, 'options'] : ['controls', control!, 'columns', column, 'options'];
}

interface Setting {
  readonly key: string;
  readonly type: ControlType;
  readonly control: ControlDefinition;
  readonly option: string;
  /** Undefined resets the option. */
  readonly value: unknown;
}

/**
 * Sets an option with what it changes besides (designer specification, section 4). Values that equal the default are left out
 * (section 3).
 */
export function settingOption(form: FormKey, { key, type, control, option, value }: Setting): readonly Operation[] {
  const { options } = control;
  const changes = { [option]: value, ...resetsOf(type, option, value, effectiveOptions(type, options)) };
  return Object.entries(changes).flatMap(([name, next]): Operation[] => {
    const kept = isDefault(type, name, next) ? undefined : next;
    const before = options[name];
    if (JSON.stringify(kept) === JSON.stringify(before)) return [];
    const was = name === option ? { was: before === undefined ? {} : { value: before as Json } } : {};
    return [{ op: 'set', document: form, path: [...optionsPath(key), name], ...(kept !== undefined && { value: kept as Json }), ...was }];
  });
}

const isDefault = (type: ControlType, option: string, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(controlModels[type].props[option]?.default);

interface Following {
  readonly documents: Documents;
  readonly published: Documents;
}

/**
 * What a data item that was never published takes over from its control: the model from which records are picked, and whether dates have a
 * time.
 */
export function followingItem({ documents, published }: Following, form: FormKey, setting: Setting): readonly Operation[] {
  const [code = '', column] = setting.key.split('.');
  const find = (state: Documents) => {
    const item = itemsOf(state, form).find((each) => each['code'] === code);
    return column === undefined ? item : objectsIn(item?.['dataItems']).find((each) => each['code'] === column);
  };
  const item = find(documents);
  const followed = item && !find(published) ? followedBy(item, setting) : null;
  if (!followed || JSON.stringify(item?.[followed.property]) === JSON.stringify(followed.value)) return [];
  const path = column === undefined ? ['dataItems', code] : ['dataItems', code, 'dataItems', column];
  return [
    {
      op: 'set',
      document: { kind: 'model', code: form.schemaCode },
      path: [...path, followed.property],
      ...(followed.value !== undefined && { value: followed.value }),
    },
  ];
}

interface Followed {
  readonly property: string;
  /** Undefined: it has none any more. */
  readonly value: Json | undefined;
}

function followedBy(item: JsonObject, { type, control, option, value }: Setting): Followed | null {
  if (option === 'schemaCode') return { property: 'schemaCode', value: typeof value === 'string' ? value : undefined };
  const isDated = item['type'] === 'Date' || item['type'] === 'DateRange';
  if (option !== 'format' || !isDated) return null;
  const { format: _, ...others } = control.options;
  const options = effectiveOptions(type, { ...others, ...(value !== undefined && { format: value }) } as ControlOptions);
  const isDay = controlModels[type].decode(item['type'] === 'Date' ? someDay : { from: someDay, to: null }, options).ok;
  const wasDay = item['precision'] !== 'minute' && item['precision'] !== 'second';
  if (isDay) return wasDay ? null : { property: 'precision', value: 'day' };
  return { property: 'precision', value: /ss|^2$/.test(String(options['format'])) ? 'second' : 'minute' };
}

/** Fits into a date without a time only. */
const someDay = '2026-01-01';

/** Resets all options except the name. */
export function resettingAll(form: FormKey, key: string, { options }: ControlDefinition): readonly Operation[] {
  return Object.keys(options)
    .filter((option) => !kept.has(option))
    .map((option): Operation => ({ op: 'set', document: form, path: [...optionsPath(key), option] }));
}

/** What a control is, not how it behaves. */
const kept: ReadonlySet<string> = new Set(['name', 'name_i18n', 'heads', 'options', 'choiceSource', 'schemaCode', 'target']);
