/** Where somebody is, by the codes of administrative areas; what a control does not ask for is missing (runtime specification, section 3). */
export interface Address {
  readonly provinceName?: string;
  readonly provinceAdcode?: string;
  readonly cityName?: string;
  readonly cityAdcode?: string;
  readonly districtName?: string;
  readonly districtAdcode?: string;
  /** Street and number, as the person wrote it. */
  readonly address?: string;
}

/** A place on the map; degrees, in the coordinates of WGS 84. */
export interface Location extends Address {
  readonly longitude: number;
  readonly latitude: number;
}
