import type { FaceProps } from '../face/face.ts';
import { PointingRecords } from './PointingRecords.tsx';

export function ReverseRelevanceMobile({ field, form, locale }: FaceProps) {
  return <PointingRecords field={field} form={form} locale={locale} isNarrow={true} />;
}
