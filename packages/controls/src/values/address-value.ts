import type { ControlModel, Decoded, ModelContext } from '@inkstone/form-engine';
import { addressReference, compareTexts, conditionCodesOfDataItem, FormulaError } from '@inkstone/formula';
import type { Address, ControlOptions, Location } from '@inkstone/schema';
import { switchOption, textOption } from '../options/declared-option.ts';
import { presentText } from './text-presentation.ts';
import { decodeText } from './text-value.ts';

/** How fine an address is (runtime specification, section 3): province, city, district. */
const areaDepths = { pp: 1, 'pp-cc': 2, 'pp-cc-aa': 3 } as const;

const areaNames = ['provinceName', 'cityName', 'districtName'] as const;
const parts = ['provinceName', 'provinceAdcode', 'cityName', 'cityAdcode', 'districtName', 'districtAdcode', 'address'] as const;

/** How many levels of areas a control asks for. */
export function areaDepthOf(options: ControlOptions): 1 | 2 | 3 {
  return areaDepths[(textOption(options, 'locationType') ?? 'pp-cc-aa') as keyof typeof areaDepths] ?? 3;
}

/** The areas a control asks for, one after the other. */
export function areasText(value: Address, options: ControlOptions): string {
  return addressText(value, options, false);
}

/** The areas of an address down to a level, and its street where that is wanted; null when nothing is left. */
export function cutAddress({ address, ...areas }: Address, depth: 1 | 2 | 3, keepsStreet: boolean): Address | null {
  const finer = parts.slice(depth * 2, -1) as readonly (keyof typeof areas)[];
  const kept = Object.entries(areas).filter(([part]) => !finer.some((each) => each === part));
  const cut: Address = { ...Object.fromEntries(kept), ...(keepsStreet && address !== undefined && { address }) };
  return Object.keys(cut).length === 0 ? null : cut;
}

/** The parts that say something; null when one of them is no text, or the whole is no object. */
function readAddress(raw: unknown): Address | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const fields = raw as Record<string, unknown>;
  const read: Partial<Record<(typeof parts)[number], string>> = {};
  for (const part of parts) {
    const text = decodeText(typeof fields[part] === 'number' ? String(fields[part]) : fields[part]);
    if (!text.ok) return null;
    if (text.value !== null) read[part] = text.value;
  }
  return read;
}

/**
 * The areas down to what `locationType` asks for (`pp`, `pp-cc`, `pp-cc-aa`), and with `addressDetail` what was written besides. A municipality
 * that is its own city is named once.
 */
function addressText(value: Address, options: ControlOptions, showsDetail: boolean): string {
  const areas = areaNames.slice(0, areaDepthOf(options)).map((name) => value[name] ?? '');
  const named = areas.filter((name, index) => name !== '' && name !== areas[index - 1]);
  return [...named, showsDetail ? (value.address ?? '') : ''].join('');
}

function textOfAddress(value: Address | null, { options }: ModelContext): string {
  if (value === null) return '';
  // An address of which nothing would be seen is shown as it was written.
  return (
    addressText(value, options, switchOption(options, 'addressDetail')) ||
    addressText(value, { ...options, locationType: 'pp-cc-aa' }, true) ||
    Object.values(value).join(' ')
  );
}

/** Roughly is without the street, and to a hundredth of a degree: about a kilometre. */
function textOfLocation(value: Location | null, { options }: ModelContext): string {
  if (value === null) return '';
  const isRough = options['displayMode'] === 'general';
  const degrees = [value.latitude, value.longitude].map((degree) => (isRough ? degree.toFixed(2) : String(degree)));
  return addressText(value, options, !isRough) || degrees.join(', ');
}

function decodeAddress(raw: unknown): Decoded<Address | null> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const address = readAddress(raw);
  if (address === null) return { ok: false, code: 'WrongType' };
  return { ok: true, value: Object.keys(address).length === 0 ? null : address };
}

export function decodeLocation(raw: unknown): Decoded<Location | null> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const address = readAddress(raw);
  const { longitude, latitude } = (raw ?? {}) as Record<string, unknown>;
  if (address === null || !isDegree(longitude, 180) || !isDegree(latitude, 90)) return { ok: false, code: 'WrongType' };
  return { ok: true, value: { ...address, longitude: longitude + 0, latitude: latitude + 0 } };
}

function isDegree(value: unknown, greatest: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= greatest;
}

function place<V extends Address>(decode: (raw: unknown) => Decoded<V | null>, textOf: (value: V | null, context: ModelContext) => string) {
  return {
    role: 'value',
    valueType: 'none',
    empty: null,
    isEmpty: (value) => value === null,
    decode,
    encode: (value) => value,
    // The language knows an area by its code, and a place without areas by whatever else is known of it: what is filled in is never empty.
    toFormula: (value) => value && (addressReference(value) ?? value.address ?? Object.values(value).join(', ')),
    // What an address is made of it cannot say.
    fromFormula: (value) => (value === null ? null : new FormulaError('WrongType', { expected: 'address' })),
    validate: () => [],
    requiredMessage: 'select',
    format: textOf,
    present: (value, context) => presentText(textOf(value, context)),
    compare: (a, b) => compareTexts(sortText(a), sortText(b)),
    operators: conditionCodesOfDataItem.Address,
    defaultValue: (options) => {
      const decoded = decode(options['defaultValue']);
      return decoded.ok ? decoded.value : null;
    },
  } as const satisfies Partial<ControlModel<V | null>>;
}

function sortText(value: Address | null): string {
  return value === null ? '' : parts.map((part) => value[part] ?? '').join('\t');
}

export const addressBehaviour = place<Address>(decodeAddress, textOfAddress);
export const locationBehaviour = place<Location>(decodeLocation, textOfLocation);
