import type { Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { controlFaces } from '../faces.ts';
import { FacesProvider, type FaceTable } from '../face/faces-context.ts';
import { NarrowProvider } from '../face/narrow-context.ts';
import { RecordIdProvider } from '../face/record-id-context.ts';
import { tabbedLists, withoutTabbed } from '../reverse-relevance/tabbed-lists.ts';
import { FaceSkeleton } from './FaceSkeleton.tsx';
import { onReveal } from './focus-field.ui.ts';
import { FormLayout } from './FormLayout.tsx';
import { FormMessages } from './FormMessages.tsx';
import { completeLayout } from './grid-rows.ts';
import styles from './renderer.module.css';
import { useNarrow } from './use-narrow.ui.ts';

// Forms with such tabs are few.
const RecordTabs = lazy(() => import('../reverse-relevance/RecordTabs.tsx').then((module) => ({ default: module.RecordTabs })));

interface FormRendererProps {
  readonly form: Form;
  readonly locale: Locale;
  /** Drawn for a phone, in one column; unset, the width of its place decides. */
  readonly narrow?: boolean;
  readonly faces?: FaceTable;
  /** The stored record, whose lists of records that point at it are shown. */
  readonly recordId?: string | null;
}

/**
 * Draws an open form by its layout on a grid of 24 (runtime specification, section 2). What changes in the form is drawn again
 * where it changed, and nowhere else.
 */
export function FormRenderer({ form, locale, narrow, faces = controlFaces, recordId = null }: FormRendererProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(place, narrow);
  const layout = useMemo(() => withoutTabbed(form, completeLayout(form.definition)), [form]);
  const hasTabs = useMemo(() => tabbedLists(form.definition).length > 0, [form]);
  const grid = <FormLayout layout={layout} form={form} locale={locale} />;
  useEffect(() => onReveal((path) => form.reveal(path)), [form]);
  return (
    <FacesProvider value={faces}>
      <NarrowProvider value={isNarrow}>
        <div ref={place} className={styles.form} data-narrow={isNarrow || undefined}>
          <FormMessages form={form} locale={locale} />
          <RecordIdProvider value={recordId}>
            {hasTabs ? (
              <Suspense fallback={<FaceSkeleton locale={locale} />}>
                <RecordTabs form={form} locale={locale}>
                  {grid}
                </RecordTabs>
              </Suspense>
            ) : (
              grid
            )}
          </RecordIdProvider>
        </div>
      </NarrowProvider>
    </FacesProvider>
  );
}
