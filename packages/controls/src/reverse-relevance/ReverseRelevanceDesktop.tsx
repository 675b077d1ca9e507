import type { ViewProps } from '../view/control-view.ts';
import { ReferencingRecords } from './ReferencingRecords.tsx';

export function ReverseRelevanceDesktop({ field, form, locale }: ViewProps) {
  return <ReferencingRecords field={field} form={form} locale={locale} isNarrow={false} />;
}
