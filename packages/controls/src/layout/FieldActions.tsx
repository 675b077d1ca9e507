import type { Field, Form } from '@inkstone/form-engine';
import { customActionSchema, localizedName, type ControlOptions, type CustomAction, type Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './layout.module.css';

interface FieldActionsProps {
  readonly field: Field;
  readonly form: Form;
  readonly locale: Locale;
}

/** The custom buttons of a control; each runs the steps that the form declares for it. */
export function FieldActions({ field, form, locale }: FieldActionsProps) {
  const { options } = field.definition;
  const isReadonly = useSignalValue(field.readonly);
  const actions = useMemo(() => customActions(options).filter((action) => !isReadonly || !writesValues(action)), [options, isReadonly]);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button key={action.key} size="small" onClick={() => form.trigger(field.path, action.key)}>
          {localizedName(action, locale)}
        </Button>
      ))}
    </div>
  );
}

/** Whether the action may write values, and is therefore hidden when read-only; steps of extensions may write too. */
function writesValues({ steps }: CustomAction): boolean {
  return steps.some(({ step }) => !readingSteps.has(step));
}

const readingSteps: ReadonlySet<string> = new Set(['message', 'hide-message', 'refresh', 'open']);

function customActions({ actions }: ControlOptions): readonly CustomAction[] {
  return Array.isArray(actions) ? actions.flatMap((action: unknown) => customActionSchema.safeParse(action).data ?? []) : [];
}
