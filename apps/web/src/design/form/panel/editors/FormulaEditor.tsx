import { FormulaInput } from '../../../formula/FormulaInput.tsx';
import { useFormulaFields } from '../use-formula-fields.ts';
import type { EditorProps } from './editor.ts';

/** Options whose formula is a condition. */
const conditions: ReadonlySet<string> = new Set([
  'displayFormula',
  'requiredFormula',
  'readonlyCondition',
  'readonlyFormula',
  'activeFormula',
]);

/** A property that is a formula. */
export function FormulaEditor({ id, label, value, isFixed, onChange, controlKey }: EditorProps) {
  const fields = useFormulaFields(controlKey);
  return (
    <FormulaInput
      id={id}
      label={label}
      text={typeof value === 'string' ? value : ''}
      fields={fields}
      {...(conditions.has(id.replace(/^property-/, '')) && { expects: 'logic' })}
      isFixed={isFixed}
      onChange={onChange}
    />
  );
}
