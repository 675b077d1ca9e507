import type { FaceProps } from '../face/face.ts';
import { FormLayout } from '../renderer/FormLayout.tsx';
import { heldLayout } from '../renderer/held-layout.ts';

/** What stands on a panel, without its tab. */
export function TabsPanelDesktop({ field, form, locale }: FaceProps) {
  return <FormLayout layout={heldLayout(form, field.path)} form={form} locale={locale} />;
}
