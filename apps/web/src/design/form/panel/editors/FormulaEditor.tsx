import { FormulaInput } from '../../../formula/FormulaInput.tsx';
import { useFormDesigner } from '../../use-form-designer.ts';
import { useFormulaFields } from '../use-formula-fields.ts';
import type { EditorProps } from './editor.ts';

/** Options whose formula is a condition, with what none of them means. */
const conditions: Readonly<Record<string, 'always' | 'never'>> = {
  displayFormula: 'always',
  requiredFormula: 'never',
  readonlyCondition: 'never',
  readonlyFormula: 'never',
  activeFormula: 'never',
};

/** A property that is a formula. */
export function FormulaEditor({ id, label, value, isFixed, onChange, controlKey }: EditorProps) {
  const fields = useFormulaFields(controlKey);
  const { schemaCode } = useFormDesigner().form;
  const emptyMeans = conditions[id.replace(/^property-/, '')];
  return (
    <FormulaInput
      id={id}
      label={label}
      text={typeof value === 'string' ? value : ''}
      fields={fields}
      schemaCode={schemaCode}
      {...(emptyMeans && { expects: 'logic', emptyMeans })}
      isFixed={isFixed}
      onChange={onChange}
    />
  );
}
