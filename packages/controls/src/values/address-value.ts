import type { ControlModel, Decoded, ModelContext } from '@inkstone/form-engine';
import { addressReference, compareTexts, conditionCodesOfDataItem, FormulaError } from '@inkstone/formula';
import type { Address, ControlOptions, Location } from '@inkstone/schema';
import { switchOption, textOption } from '../options/declared-option.ts';
import { presentText } from './text-presentation.ts';
import { decodeText } from './text-value.ts';

/** The precision of an address (runtime specification, section 3): province, city, district. */
const areaDepths = { pp: 1, 'pp-cc': 2, 'pp-cc-aa': 3 } as const;

const areaNames = ['provinceName', 'cityName', 'districtName'] as const;
const parts = ['provinceName', 'provinceAdcode', 'cityName', 'cityAdcode', 'districtName', 'districtAdcode', 'address'] as const;

/** Returns the number of area levels a control asks for. */
export function areaDepthOf(options: ControlOptions): 1 | 2 | 3 {
  return areaDepths[(textOption(options, 'locationType') ?? 'pp-cc-aa') as keyof typeof areaDepths] ?? 3;
}

/** Returns the names of the areas a control asks for. */
export function areasText(value: Address, options: ControlOptions): string {
  return addressText(value, options, false);
}

/** Truncates an address to a level, with or without its street; null if nothing is left. */
export function cutAddress({ address, ...areas }: Address, depth: 1 | 2 | 3, keepsStreet: boolean): Address | null {
  const dropped = parts.slice(depth * 2, -1) as readonly (keyof typeof areas)[];
  const kept = Object.entries(areas).filter(([part]) => !dropped.some((each) => each === part));
  const cut: Address = { ...Object.fromEntries(kept), ...(keepsStreet && address !== undefined && { address }) };
  return Object.keys(cut).length === 0 ? null : cut;
}

/** Reads the non-empty parts; null if it is not an object or a part is not a text. */
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
 * Formats the areas down to the level of `locationType` (`pp`, `pp-cc`, `pp-cc-aa`), and with `addressDetail` the street. A municipality
 * that is its own city is named once.
 */
function addressText(value: Address, options: ControlOptions, showsDetail: boolean): string {
  const areas = areaNames.slice(0, areaDepthOf(options)).map((name) => value[name] ?? '');
  const named = areas.filter((name, index) => name !== '' && name !== areas[index - 1]);
  return [...named, showsDetail ? (value.address ?? '') : ''].join('');
}

function textOfAddress(value: Address | null, { options }: ModelContext): string {
  if (value === null) return '';
  // If nothing would be visible, show the address as written.
  return (
    addressText(value, options, switchOption(options, 'addressDetail')) ||
    addressText(value, { ...options, locationType: 'pp-cc-aa' }, true) ||
    Object.values(value).join(' ')
  );
}

/** The rough display has no street and rounds to a hundredth of a degree, about a kilometre. */
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

function addressLike<V extends Address>(
  decode: (raw: unknown) => Decoded<V | null>,
  textOf: (value: V | null, context: ModelContext) => string,
) {
  return {
    role: 'value',
    valueType: 'none',
    empty: null,
    isEmpty: (value) => value === null,
    decode,
    encode: (value) => value,
    // Formulas represent an area by its code, and a location without areas by any other part of it, so that a value that is filled in is
    // never empty.
    toFormula: (value) => value && (addressReference(value) ?? value.address ?? Object.values(value).join(', ')),
    // Formulas cannot produce the parts of an address.
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

export const addressBehaviour = addressLike<Address>(decodeAddress, textOfAddress);
export const locationBehaviour = addressLike<Location>(decodeLocation, textOfLocation);
