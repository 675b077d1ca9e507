import type { Field, Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { memo, Suspense, useCallback } from 'react';
import { Presented } from '../face/define-faces.ui.ts';
import { useFaces } from '../face/faces-context.ts';
import { errorId } from '../face/field-id.ts';
import { useIsNarrow } from '../face/narrow-context.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { FaceSkeleton } from './FaceSkeleton.tsx';
import { FieldActions } from './FieldActions.tsx';
import { FieldErrors } from './FieldErrors.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { rendererText } from './renderer.locale.ts';
import styles from './renderer.module.css';

interface FormFieldProps {
  readonly field: Field;
  readonly form: Form;
  readonly locale: Locale;
}

/**
 * One control in its frame: label tied to the input, mark of what is required, tips, the face, and what is wrong with it. The
 * reading face takes the place of the input where nothing may be entered. Whether it is visible, the caller decides.
 */
export const FormField = memo(function FormField({ field, form, locale }: FormFieldProps) {
  const faces = useFaces(field.definition.type);
  const isNarrow = useIsNarrow();
  const isReadonly = useSignalValue(field.readonly);
  const isRequired = useSignalValue(field.required) && !isReadonly;
  const issues = useSignalValue(field.errors);
  const handleFocus = useCallback(() => field.focus(), [field]);
  const handleBlur = useCallback(() => field.blur(), [field]);
  // A sub-table is not left as a whole: its cells are.
  const edit = field.model.role === 'value' && { onFocus: handleFocus, onBlur: handleBlur };
  const Input = (isNarrow ? faces?.mobile : faces?.desktop) ?? Presented;
  // A type nobody knows is shown, never dropped.
  const Face = isReadonly ? (faces?.readonly ?? Presented) : Input;
  const frame = faces?.frame ?? 'field';
  const face = (
    <Suspense fallback={<FaceSkeleton locale={locale} />}>
      <Face field={field} form={form} locale={locale} onBlur={handleBlur} />
    </Suspense>
  );
  if (frame === 'bare' || frame === 'heading') return face;
  return (
    <div
      className={styles.field}
      data-path={field.path}
      data-invalid={issues.length > 0 || undefined}
      data-readonly={isReadonly || undefined}
      {...edit}
    >
      <FieldLabel field={field} locale={locale} isForInput={frame === 'field' && !isReadonly} isRequired={isRequired} />
      {face}
      <FieldErrors id={errorId(field.path)} issues={issues} label={field.label(locale)} locale={locale} />
      {issues.some(({ code }) => code === 'ServiceFailed') ? (
        <Button size="small" className={styles.retry ?? ''} onClick={() => field.retry()}>
          {rendererText.retry[locale]}
        </Button>
      ) : null}
      {field.model.role === 'sheet' ? null : <FieldActions field={field} form={form} locale={locale} />}
    </div>
  );
});
