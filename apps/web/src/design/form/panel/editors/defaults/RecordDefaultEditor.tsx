import { joinNames, type ConditionValue } from '@inkstone/schema';
import { useLocale } from '../../../../../platform/i18n/use-texts.ts';
import { ReferenceInput } from '../../../../../runtime/conditions/ReferenceInput.tsx';
import type { EditorProps } from '../editor.ts';

/** Records of the model, found by their names, that stand in a new form. */
export function RecordDefaultEditor({ label, value, isFixed, onChange, control, type }: EditorProps) {
  const locale = useLocale();
  const records = (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]) as readonly {
    readonly name?: string;
  }[];
  if (isFixed)
    return (
      <span>
        {joinNames(
          records.map(({ name }) => name ?? ''),
          locale,
        )}
      </span>
    );
  const isMany = type === 'relevance-form-ex';
  return (
    <ReferenceInput
      field={{ kind: 'record', options: { schemaCode: control.options['schemaCode'] } }}
      isMany={isMany}
      label={label}
      offersSelf={false}
      value={(isMany ? records : (records[0] ?? null)) as ConditionValue}
      onChange={(next) => onChange(next === null || (Array.isArray(next) && next.length === 0) ? undefined : next)}
    />
  );
}
