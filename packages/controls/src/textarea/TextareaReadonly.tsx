import { lazy, Suspense } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { ViewSkeleton } from '../layout/ViewSkeleton.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';

const RichTextView = lazy(() => import('./RichTextView.tsx').then((module) => ({ default: module.RichTextView })));

/** Plain text unchanged, rich text as HTML; the sanitiser is loaded on demand. */
export function TextareaReadonly(props: ViewProps) {
  const { field, locale } = props;
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  if (typeof value !== 'string' || !field.model.holdsHtml?.(options)) return <PresentedValue {...props} />;
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <Suspense fallback={<ViewSkeleton locale={locale} />}>
        <RichTextView html={value} />
      </Suspense>
    </div>
  );
}
