import type { Form } from '@inkstone/form-engine';
import type { LayoutRow, Locale } from '@inkstone/schema';
import { useCallback, useMemo } from 'react';
import { useFaceTable } from '../face/faces-context.ts';
import { FormPart } from './FormPart.tsx';
import { knownRows, splitParts } from './grid-rows.ts';

interface FormLayoutProps {
  readonly layout: readonly LayoutRow[];
  readonly form: Form;
  readonly locale: Locale;
}

/** Rows of controls on the grid of 24, in parts that fold: the form itself, a tab's panel, a container. */
export function FormLayout({ layout, form, locale }: FormLayoutProps) {
  const faces = useFaceTable();
  const isHeading = useCallback(
    (control: string): boolean => faces[form.field(control).definition.type]?.frame === 'heading',
    [form, faces],
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
