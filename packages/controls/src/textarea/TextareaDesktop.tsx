import { lazy, Suspense } from 'react';
import type { FaceProps } from '../face/face.ts';
import { FaceSkeleton } from '../renderer/FaceSkeleton.tsx';
import { useSignalValue } from '../face/use-signal-value.ts';
import { PlainTextarea } from './PlainTextarea.tsx';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })));
const RichTextCell = lazy(() => import('./RichTextCell.tsx').then((module) => ({ default: module.RichTextCell })));

/** Several lines, plain or rich; the editor of rich text loads where there is some. */
export function TextareaDesktop(props: FaceProps) {
  const { field, locale, compact = false } = props;
  if (!field.model.holdsHtml?.(useSignalValue(field.options))) return <PlainTextarea {...props} />;
  return (
    <Suspense fallback={<FaceSkeleton locale={locale} />}>{compact ? <RichTextCell {...props} /> : <RichTextEditor {...props} />}</Suspense>
  );
}
