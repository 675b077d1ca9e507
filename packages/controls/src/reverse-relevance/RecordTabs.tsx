import { Tabs } from 'antd';
import { computed, type Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { useMemo, type ReactNode } from 'react';
import { useIsNarrow } from '../view/narrow-context.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { ReferencingRecords } from './ReferencingRecords.tsx';
import { reverseRelevanceText } from './reverse-relevance.locale.ts';
import { tabbedLists } from './tabbed-lists.ts';

interface RecordTabsProps {
  readonly form: Form;
  readonly locale: Locale;
  /** The form, shown on the first tab. */
  readonly children: ReactNode;
}

/** A record with its lists on tabs after the form. Without a visible list there are no tabs, and the area is marked as empty. */
export function RecordTabs({ form, locale, children }: RecordTabsProps) {
  const isNarrow = useIsNarrow();
  const shown = useSignalValue(
    useMemo(
      () =>
        computed(() =>
          tabbedLists(form.definition)
            .filter((key) => form.has(key) && form.field(key).visible.value)
            .join(' '),
        ),
      [form],
    ),
  );
  const lists = shown === '' ? [] : shown.split(' ').map((key) => form.field(key));
  if (lists.length === 0) return <div data-tabs="empty">{children}</div>;
  return (
    <Tabs
      items={[
        { key: '', label: reverseRelevanceText.details[locale], children, forceRender: true },
        ...lists.map((field) => ({
          key: field.path,
          label: field.label(locale),
          children: <ReferencingRecords field={field} form={form} locale={locale} isNarrow={isNarrow} />,
        })),
      ]}
    />
  );
}
