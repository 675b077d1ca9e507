import type { Diagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { checkFormula, formulaIssueMessage, type FormulaType } from '@inkstone/formula';
import { fillText, type Locale } from '@inkstone/schema';
import { formulaTexts } from '../formula.locale.ts';
import { fieldTypesOf, type FormulaField } from '../formula-field.ts';

interface Surroundings {
  readonly fields: readonly FormulaField[];
  readonly locale: Locale;
  readonly expects?: FormulaType | undefined;
}

/** What is wrong with a formula, where it stands, with what would fix it. */
export function diagnostics(source: string, { fields, locale, expects }: Surroundings): readonly Diagnostic[] {
  if (source.trim() === '') return [];
  const { issues, warnings } = checkFormula(source, { fields: fieldTypesOf(fields), ...(expects && { expects }) });
  return [
    ...issues.map((issue) => ({ issue, severity: 'error' as const })),
    ...warnings.map((issue) => ({ issue, severity: 'warning' as const })),
  ].map(({ issue, severity }) => ({
    from: Math.min(issue.from, source.length),
    to: Math.min(Math.max(issue.to, issue.from), source.length),
    severity,
    message: formulaIssueMessage(issue, locale),
    ...(issue.fix && {
      actions: [
        {
          name: fillText(formulaTexts.table[issue.fix.from === issue.fix.to ? 'fixByAdding' : 'fix'][locale], { text: issue.fix.text }),
          apply: (editor: EditorView) =>
            editor.dispatch({ changes: { from: issue.fix!.from, to: issue.fix!.to, insert: issue.fix!.text } }),
        },
      ],
    }),
  }));
}
