/** The number of images a control accepts: one, or several between a minimum and a maximum. */
export interface ImageNumber {
  readonly batch: boolean;
  readonly min: number | null;
  readonly max: number | null;
}

const numberPattern = /^(batch|single)(?![a-z])[\s\S]*$/i;

/**
 * Parses the `number` setting: `batch` or `single`, followed by `min:N` and `max:N` (runtime specification, section 5). An empty setting
 * means a single image; returns null if it is invalid.
 */
export function readImageNumber(setting: unknown): ImageNumber | null {
  if (setting === undefined || setting === null || setting === '') return { batch: false, min: null, max: null };
  const kind = typeof setting === 'string' ? numberPattern.exec(setting.trim())?.[1] : undefined;
  if (kind === undefined) return null;
  const [min, max] = [countIn(setting as string, 'min'), countIn(setting as string, 'max')];
  return min !== null && max !== null && min > max ? null : { batch: kind.toLowerCase() === 'batch', min, max };
}

/** Formats the setting for storage, for example `batch;min:1;max:9`. */
export function writeImageNumber({ batch, min, max }: ImageNumber): string {
  return [batch ? 'batch' : 'single', ...(min === null ? [] : [`min:${min}`]), ...(max === null ? [] : [`max:${max}`])].join(';');
}

function countIn(setting: string, name: string): number | null {
  const match = new RegExp(String.raw`\b${name}\s*[:=]\s*(\d{1,6})`, 'i').exec(setting);
  return match ? Number(match[1]) : null;
}
