import type { UploadKind } from '@inkstone/controls/uploads';
import { datePartsOf, FormulaDate } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import type { PictureWish } from '../../platform/files/picture.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';

const qualities = { least: 30, most: 90, usual: 50 } as const;
const fontSizes: readonly number[] = [16, 32, 48, 72];

/** What a control's options ask for: quality only where `compressible` is on, and who took the picture and when as its watermark. */
export function pictureWish(
  kind: UploadKind,
  options: ControlOptions,
  { actor, now, timeZone }: Pick<RequestContext, 'actor' | 'now' | 'timeZone'>,
): PictureWish {
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
  return Number.isInteger(quality) && quality >= qualities.least && quality <= qualities.most ? quality : qualities.usual;
}

function minuteText(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = datePartsOf(new FormulaDate('instant', at.getTime()), timeZone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
