import { bytesPerMegabyte } from '../upload-rule/upload-limits.ts';

/** Formats a size in bytes, KB or MB, with one decimal below ten. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < bytesPerMegabyte ? [bytes / 1024, 'KB'] : [bytes / bytesPerMegabyte, 'MB'];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)} ${unit}`;
}
