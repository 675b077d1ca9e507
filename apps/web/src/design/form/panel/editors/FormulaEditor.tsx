import { useEffect, useRef } from 'react';
import { autocompletion, completionKeymap, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { linter, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { checkFormula, completeFormula, formulaIssueMessage, type FormulaType } from '@inkstone/formula';
import type { Locale } from '@inkstone/schema';
import { useLocale } from '../../../../platform/i18n/use-texts.ts';
import { useFieldTypes, type NamedFields } from '../use-field-types.ts';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

/** Options whose formula is a condition. */
const conditions: ReadonlySet<string> = new Set([
  'displayFormula',
  'requiredFormula',
  'readonlyCondition',
  'readonlyFormula',
  'activeFormula',
]);

export function FormulaEditor({ id, label, value, isFixed, onChange, controlKey }: EditorProps) {
  const isCondition = conditions.has(id.replace(/^property-/, ''));
  return (
    <FormulaField
      id={id}
      label={label}
      text={typeof value === 'string' ? value : ''}
      expects={isCondition ? 'logic' : undefined}
      isFixed={isFixed}
      controlKey={controlKey}
      onChange={onChange}
    />
  );
}

interface FormulaFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly text: string;
  /** The type of the result; unset: any. */
  readonly expects: FormulaType | undefined;
  readonly isFixed: boolean;
  /** The control whose formula it is: its row decides what can be named. */
  readonly controlKey: string;
  /** Undefined: there is no formula. */
  readonly onChange: (text: string | undefined) => void;
}

/** A formula with completion and its issues where they stand. It is saved when the person leaves it. */
export function FormulaField({ id, label, text, expects, isFixed, controlKey, onChange }: FormulaFieldProps) {
  const locale = useLocale();
  const names = useFieldTypes(controlKey);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ text, onChange, names, locale, expects });
  useEffect(() => {
    latest.current = { text, onChange, names, locale, expects };
  });
  useEffect(() => {
    const commit = () => {
      const written = view.current?.state.doc.toString().trim() ?? '';
      if (written !== latest.current.text) latest.current.onChange(written === '' ? undefined : written);
    };
    const created = new EditorView({
      parent: host.current!,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          history(),
          keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, ...(id !== undefined && { id }), 'data-draft': '' }),
          EditorView.editable.of(!isFixed),
          autocompletion({ override: [(context) => completions(context, latest.current)], activateOnTyping: true }),
          linter((editor) => diagnostics(editor.state.doc.toString(), latest.current), { delay: 200 }),
          EditorView.domEventHandlers({ blur: commit }),
        ],
      }),
    });
    view.current = created;
    return () => {
      commit();
      created.destroy();
      view.current = null;
    };
  }, [id, label, isFixed]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.hasFocus || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  return <div ref={host} className={styles.formula} />;
}

interface Surroundings {
  readonly names: NamedFields;
  readonly locale: Locale;
  readonly expects: FormulaType | undefined;
}

function completions({ state, pos, explicit }: CompletionContext, { names, locale }: Surroundings): CompletionResult | null {
  const { from, to, options } = completeFormula(state.doc.toString(), pos, names.fields, { labels: names.labels, locale });
  if (options.length === 0 || (from === pos && !explicit)) return null;
  return {
    from,
    to,
    filter: false,
    options: options.map(({ insert, label, detail, kind }) => ({
      label: label[locale] === insert ? insert : `${label[locale]} ${insert}`,
      detail,
      apply: insert,
      type: kind === 'field' ? 'variable' : kind,
    })),
  };
}

function diagnostics(source: string, { names, locale, expects }: Surroundings): readonly Diagnostic[] {
  if (source.trim() === '') return [];
  const { issues, warnings } = checkFormula(source, { fields: names.fields, ...(expects && { expects }) });
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
          name: issue.fix.text,
          apply: (editor: EditorView) =>
            editor.dispatch({ changes: { from: issue.fix!.from, to: issue.fix!.to, insert: issue.fix!.text } }),
        },
      ],
    }),
  }));
}
