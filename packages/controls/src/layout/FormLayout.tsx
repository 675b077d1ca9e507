import type { Form } from '@inkstone/form-engine';
import type { LayoutRow, Locale } from '@inkstone/schema';
import { useCallback, useMemo } from 'react';
import { useViewTable } from '../view/views-context.ts';
import { FormPart } from './FormPart.tsx';
import { knownRows, splitParts } from './grid-rows.ts';

interface FormLayoutProps {
  readonly layout: readonly LayoutRow[];
  readonly form: Form;
  readonly locale: Locale;
}

/** Renders rows of controls on the 24-column grid, in parts that fold: of the form itself, a panel of tabs, or a container. */
export function FormLayout({ layout, form, locale }: FormLayoutProps) {
  const views = useViewTable();
  const isHeading = useCallback(
    (control: string): boolean => views[form.field(control).definition.type]?.frame === 'heading',
    [form, views],
  );
  const parts = useMemo(
    () =>
      splitParts(
        knownRows(layout, (control) => (form.has(control) ? form.field(control).definition.options : null)),
        isHeading,
      ),
    [form, isHeading, layout],
  );
  return parts.map((part) => <FormPart key={part.group ?? ''} part={part} form={form} locale={locale} isHeading={isHeading} />);
}
