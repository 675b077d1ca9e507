/** Names of coordinate systems, which are the same in all languages. */
export const coordinateChoices = [
  { value: 'WGS84', label: 'WGS 84' },
  { value: 'GCJ02', label: 'GCJ-02' },
  { value: 'BD09', label: 'BD-09' },
];
