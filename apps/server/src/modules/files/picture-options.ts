import type { UploadKind } from '@inkstone/controls/uploads';
import { datePartsOf, FormulaDate } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import type { PictureOptions } from '../../platform/files/picture.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';

const qualities = { min: 30, max: 90, default: 50 } as const;
const fontSizes: readonly number[] = [16, 32, 48, 72];

/**
 * Returns how a control's options process a picture: quality only where `compressible` is on, and the uploader and the time as its
 * watermark.
 */
export function pictureOptions(
  kind: UploadKind,
  options: ControlOptions,
  { actor, now, timeZone }: Pick<RequestContext, 'actor' | 'now' | 'timeZone'>,
): PictureOptions {
  if (kind !== 'image') return { quality: null, watermark: null };
  const { compressible, imageQuality, addWatermark, watermarkFontSize } = options;
  const size = Number(watermarkFontSize);
  return {
    quality: compressible === true ? qualityOf(imageQuality) : null,
    watermark:
      addWatermark === true
        ? { text: `${actor.name} ${minuteText(now(), timeZone)}`, fontSize: fontSizes.includes(size) ? size : fontSizes[0]! }
        : null,
  };
}

function qualityOf(option: unknown): number {
  const quality = Number(option);
  return Number.isInteger(quality) && quality >= qualities.min && quality <= qualities.max ? quality : qualities.default;
}

function minuteText(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = datePartsOf(new FormulaDate('instant', at.getTime()), timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
