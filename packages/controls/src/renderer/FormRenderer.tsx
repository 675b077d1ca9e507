import type { Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { useEffect, useMemo, useRef } from 'react';
import { controlFaces } from '../faces.ts';
import { FacesProvider, type FaceTable } from '../faces-context.ts';
import { NarrowProvider } from '../narrow-context.ts';
import { onReveal } from './focus-field.ui.ts';
import { FormLayout } from './FormLayout.tsx';
import { FormMessages } from './FormMessages.tsx';
import { completeLayout } from './grid-rows.ts';
import styles from './renderer.module.css';
import { useNarrow } from './use-narrow.ui.ts';

interface FormRendererProps {
  readonly form: Form;
  readonly locale: Locale;
  /** Drawn for a phone, in one column; unset, the width of its place decides. */
  readonly narrow?: boolean;
  readonly faces?: FaceTable;
}

/**
 * Draws an open form by its layout on a grid of 24 (runtime specification, section 2). What changes in the form is drawn again
 * where it changed, and nowhere else.
 */
export function FormRenderer({ form, locale, narrow, faces = controlFaces }: FormRendererProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(place, narrow);
  const layout = useMemo(() => completeLayout(form.definition), [form]);
  useEffect(() => onReveal((path) => form.reveal(path)), [form]);
  return (
    <FacesProvider value={faces}>
      <NarrowProvider value={isNarrow}>
        <div ref={place} className={styles.form} data-narrow={isNarrow || undefined}>
          <FormMessages form={form} locale={locale} />
          <FormLayout layout={layout} form={form} locale={locale} />
        </div>
      </NarrowProvider>
    </FacesProvider>
  );
}
