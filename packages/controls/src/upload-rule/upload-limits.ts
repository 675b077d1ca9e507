/** Limits on uploads (runtime specification, sections 5 and 9; the sizes as decided in the architecture, section 6). */
export const uploadLimits = {
  filesPerUpload: 50,
  nameCharacters: 80,
  defaultMegabytes: 10,
  signatureMegabytes: 2,
  importRows: 500,
} as const;

/** The sizes in MB that a control may allow. */
export const uploadSizes = [1, 5, 10, 20, 50, 100, 200] as const;

export const bytesPerMegabyte = 1024 * 1024;

/** Parses the option `limit` in MB, also as `5M` or `5MB`; anything else is the default. A smaller limit of the system caps it. */
export function megabytesOf(option: unknown, cap: number | null = null): number {
  const text = typeof option === 'number' ? String(option) : typeof option === 'string' ? option : '';
  const size = Number(/^\s*(\d{1,3})\s*(?:m|mb)?\s*$/i.exec(text)?.[1]);
  const own = uploadSizes.some((each) => each === size) ? size : uploadLimits.defaultMegabytes;
  return cap === null ? own : Math.min(own, cap);
}
