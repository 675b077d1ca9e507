import { FormulaInput } from '../../../formula/FormulaInput.tsx';
import { controlModels } from '@inkstone/controls/models';
import { useFormDesigner } from '../../use-form-designer.ts';
import { useFormulaFields } from '../use-formula-fields.ts';
import type { EditorProps } from './editor.ts';
import { QuickFormula } from './quick/QuickFormula.tsx';

/** Options whose formula is a condition, with what none of them means. */
const conditions: Readonly<Record<string, 'always' | 'never'>> = {
  displayFormula: 'always',
  requiredFormula: 'never',
  readonlyCondition: 'never',
  readonlyFormula: 'never',
  activeFormula: 'never',
};

/** A property that is a formula. */
export function FormulaEditor({ id, label, value, isFixed, onChange, controlKey, control, type }: EditorProps) {
  const fields = useFormulaFields(controlKey);
  const { schemaCode } = useFormDesigner().form;
  const option = id.replace(/^property-/, '');
  const emptyMeans = conditions[option];
  const isNumber = option === 'computeFormula' && controlModels[type].valueType === 'number';
  const input = (
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
  return isNumber && !isFixed ? (
    <>
      <QuickFormula fields={fields} own={control.key} onChange={onChange} />
      {input}
    </>
  ) : (
    input
  );
}
