import { lazy, Suspense } from 'react';
import type { FaceProps } from '../face/face.ts';
import { inputId } from '../face/field-id.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { FaceSkeleton } from '../renderer/FaceSkeleton.tsx';
import { useSignalValue } from '../face/use-signal-value.ts';

const RichTextView = lazy(() => import('./RichTextView.tsx').then((module) => ({ default: module.RichTextView })));

/** Plain text as it is, rich text as markup; what cleans markup loads where there is some. */
export function TextareaReadonly(props: FaceProps) {
  const { field, locale } = props;
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  if (typeof value !== 'string' || !field.model.holdsHtml?.(options)) return <PresentedValue {...props} />;
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      <Suspense fallback={<FaceSkeleton locale={locale} />}>
        <RichTextView html={value} />
      </Suspense>
    </div>
  );
}
