import { lazy, Suspense } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { ViewSkeleton } from '../layout/ViewSkeleton.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';
import { PlainTextarea } from './PlainTextarea.tsx';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })));
const RichTextCell = lazy(() => import('./RichTextCell.tsx').then((module) => ({ default: module.RichTextCell })));

/** Multi-line text, plain or rich; the rich text editor is loaded on demand. */
export function TextareaDesktop(props: ViewProps) {
  const { field, locale, compact = false } = props;
  if (!field.model.holdsHtml?.(useSignalValue(field.options))) return <PlainTextarea {...props} />;
  return (
    <Suspense fallback={<ViewSkeleton locale={locale} />}>{compact ? <RichTextCell {...props} /> : <RichTextEditor {...props} />}</Suspense>
  );
}
