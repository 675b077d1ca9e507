import type { ViewProps } from '../view/control-view.ts';
import { FormLayout } from '../layout/FormLayout.tsx';
import { layoutOf } from '../layout/layout-of.ts';

/** The content of a panel, without its tab. */
export function TabsPanelDesktop({ field, form, locale }: ViewProps) {
  return <FormLayout layout={layoutOf(form, field.path)} form={form} locale={locale} />;
}
