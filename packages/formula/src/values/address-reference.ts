import type { FormulaReference } from './formula-value.ts';

/** The parts of an address value that name its administrative areas (runtime specification, section 3). */
export interface AddressAreas {
  readonly provinceName?: unknown;
  readonly provinceAdcode?: unknown;
  readonly cityName?: unknown;
  readonly cityAdcode?: unknown;
  readonly districtName?: unknown;
  readonly districtAdcode?: unknown;
}

/** Codes may come as numbers. */
function texts(values: readonly unknown[]): readonly string[] {
  return values.flatMap((value) =>
    typeof value === 'number' ? [String(value)] : typeof value === 'string' && value !== '' ? [value] : [],
  );
}

/**
 * An address as the language sees it: a reference to its finest area, lying within the areas above it. Two are equal when their finest
 * areas are; an address belongs to any area that it lies in. Null when the value names no area.
 */
export function addressReference(address: AddressAreas): FormulaReference | null {
  const codes = texts([address.provinceAdcode, address.cityAdcode, address.districtAdcode]);
  const name = texts([address.provinceName, address.cityName, address.districtName]).join('');
  const id = codes.at(-1) ?? name;
  // A municipality may carry one code on two levels.
  return id === '' ? null : { id, name, within: [...new Set(codes)].filter((code) => code !== id) };
}
