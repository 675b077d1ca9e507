import type { FormulaReference } from './formula-value.ts';

/** The properties of an address value that name its administrative areas (runtime specification, section 3). */
export interface AddressAreas {
  readonly provinceName?: unknown;
  readonly provinceAdcode?: unknown;
  readonly cityName?: unknown;
  readonly cityAdcode?: unknown;
  readonly districtName?: unknown;
  readonly districtAdcode?: unknown;
}

/** Codes may be numbers. */
function texts(values: readonly unknown[]): readonly string[] {
  return values.flatMap((value) =>
    typeof value === 'number' ? [String(value)] : typeof value === 'string' && value !== '' ? [value] : [],
  );
}

/**
 * Converts an address to a reference to its smallest area, with the containing areas in `within`. Two addresses are equal if their
 * smallest areas are; an address belongs to every area that contains it. Null if the value names no area.
 */
export function addressReference(address: AddressAreas): FormulaReference | null {
  const codes = texts([address.provinceAdcode, address.cityAdcode, address.districtAdcode]);
  const name = texts([address.provinceName, address.cityName, address.districtName]).join('');
  const id = codes.at(-1) ?? name;
  // A municipality may have the same code on two levels.
  return id === '' ? null : { id, name, within: [...new Set(codes)].filter((code) => code !== id) };
}
