import { RecordConditions } from '../../../fields/RecordConditions.tsx';
import type { EditorProps } from './editor.ts';
import { useSources } from './use-sources.ts';

/** Conditions on the records of the model that the control names. */
export function ConditionsEditor({ label, value, isFixed, onChange, control }: EditorProps) {
  const { schemaCode } = control.options;
  const sources = useSources();
  return (
    <RecordConditions
      label={label}
      schemaCode={typeof schemaCode === 'string' ? schemaCode : ''}
      value={value}
      isFixed={isFixed}
      onChange={onChange}
      sources={sources}
    />
  );
}
