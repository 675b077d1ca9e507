/**
 * An address by the codes of administrative areas; levels that a control does not include are missing (runtime specification, section 3).
 */
export interface Address {
  readonly provinceName?: string;
  readonly provinceAdcode?: string;
  readonly cityName?: string;
  readonly cityAdcode?: string;
  readonly districtName?: string;
  readonly districtAdcode?: string;
  /** Street and number, as entered. */
  readonly address?: string;
}

/** A point on the map: degrees in WGS 84. */
export interface Location extends Address {
  readonly longitude: number;
  readonly latitude: number;
}
