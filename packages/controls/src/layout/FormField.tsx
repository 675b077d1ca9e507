import type { Field, Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { memo, Suspense, useCallback } from 'react';
import { Presented } from '../presentation/define-views.ui.ts';
import { useViews } from '../view/views-context.ts';
import { errorId } from '../view/field-id.ts';
import { useIsNarrow } from '../view/narrow-context.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { ViewSkeleton } from './ViewSkeleton.tsx';
import { FieldActions } from './FieldActions.tsx';
import { FieldErrors } from './FieldErrors.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { rendererText } from './renderer.locale.ts';
import styles from './layout.module.css';

interface FormFieldProps {
  readonly field: Field;
  readonly form: Form;
  readonly locale: Locale;
}

/**
 * A control with its label, required mark, tips and issues. The read-only view is rendered in place of the input if nothing may be entered.
 * Visibility is up to the caller.
 */
export const FormField = memo(function FormField({ field, form, locale }: FormFieldProps) {
  const views = useViews(field.definition.type);
  const isNarrow = useIsNarrow();
  const isReadonly = useSignalValue(field.readonly);
  // Where nothing is filled in, the mark would ask for what cannot be done here.
  const isRequired = useSignalValue(field.required) && !isReadonly && field.model.role !== 'layout';
  const issues = useSignalValue(field.errors);
  const handleFocus = useCallback(() => field.focus(), [field]);
  const handleBlur = useCallback(() => field.blur(), [field]);
  // Sub-tables track focus by cell.
  const edit = field.model.role === 'value' && { onFocus: handleFocus, onBlur: handleBlur };
  const Input = (isNarrow ? views?.mobile : views?.desktop) ?? Presented;
  // Unknown types are shown, never dropped.
  const View = isReadonly ? (views?.readonly ?? Presented) : Input;
  const frame = views?.frame ?? 'field';
  const view = (
    <Suspense fallback={<ViewSkeleton locale={locale} />}>
      <View field={field} form={form} locale={locale} onBlur={handleBlur} />
    </Suspense>
  );
  if (frame === 'bare' || frame === 'heading') return view;
  return (
    <div
      className={styles.field}
      data-path={field.path}
      data-invalid={issues.length > 0 || undefined}
      data-readonly={isReadonly || undefined}
      {...edit}
    >
      <FieldLabel field={field} locale={locale} isForInput={frame === 'field' && !isReadonly} isRequired={isRequired} />
      {view}
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
