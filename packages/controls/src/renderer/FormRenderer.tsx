import type { Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { controlModels } from '../models.ts';
import { controlViews } from '../views.ts';
import { ViewsProvider, type ViewTable } from '../view/views-context.ts';
import { NarrowProvider } from '../view/narrow-context.ts';
import { ModelsProvider } from '../view/models-context.ts';
import { RecordIdProvider } from '../view/record-id-context.ts';
import { tabbedLists, withoutTabbed } from '../reverse-relevance/tabbed-lists.ts';
import { ViewSkeleton } from '../layout/ViewSkeleton.tsx';
import { onReveal } from '../layout/focus-field.ui.ts';
import { FormLayout } from '../layout/FormLayout.tsx';
import { FormMessages } from './FormMessages.tsx';
import { completeLayout } from '../layout/grid-rows.ts';
import styles from './renderer.module.css';
import { useNarrow } from './use-narrow.ui.ts';

// Loaded on demand: few forms have such tabs.
const RecordTabs = lazy(() => import('../reverse-relevance/RecordTabs.tsx').then((module) => ({ default: module.RecordTabs })));

interface FormRendererProps {
  readonly form: Form;
  readonly locale: Locale;
  /** Whether to use the one-column layout for phones; by default, the width of the form decides. */
  readonly narrow?: boolean;
  readonly views?: ViewTable;
  /** The stored record, to list the records that reference it. */
  readonly recordId?: string | null;
}

/**
 * Renders an open form by its layout on a grid of 24 columns (runtime specification, section 2). A change renders only the affected parts
 * again.
 */
export function FormRenderer({ form, locale, narrow, views = controlViews, recordId = null }: FormRendererProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(container, narrow);
  const layout = useMemo(() => withoutTabbed(form, completeLayout(form.definition)), [form]);
  const hasTabs = useMemo(() => tabbedLists(form.definition).length > 0, [form]);
  const grid = <FormLayout layout={layout} form={form} locale={locale} />;
  useEffect(() => onReveal((path) => form.reveal(path)), [form]);
  return (
    <ViewsProvider value={views}>
      <ModelsProvider value={controlModels}>
        <NarrowProvider value={isNarrow}>
          <div ref={container} className={styles.form} data-narrow={isNarrow || undefined}>
            <FormMessages form={form} locale={locale} />
            <RecordIdProvider value={recordId}>
              {hasTabs ? (
                <Suspense fallback={<ViewSkeleton locale={locale} />}>
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
      </ModelsProvider>
    </ViewsProvider>
  );
}
