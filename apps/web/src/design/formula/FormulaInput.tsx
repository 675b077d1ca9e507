import { FormulaText } from './FormulaText.tsx';
import type { FormulaEditorProps } from './formula-field.ts';

/** Edits a formula. A condition (`expects: 'logic'`) is edited in rows where these can draw it, any other formula as text. */
export function FormulaInput(props: FormulaEditorProps) {
  return <FormulaText {...props} />;
}
