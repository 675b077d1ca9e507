import { useEffect, useRef } from 'react';
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { linter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { completions } from './code/completions.ts';
import { diagnostics } from './code/diagnostics.ts';
import type { FormulaEditorProps } from './formula-field.ts';
import styles from './formula.module.css';

/** A formula as text, with completion and its issues where they stand. It is saved when the person leaves it. */
export function FormulaText({ id, label, text, fields, expects, isFixed, onChange }: FormulaEditorProps) {
  const locale = useLocale();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ text, onChange, fields, locale, expects });
  useEffect(() => {
    latest.current = { text, onChange, fields, locale, expects };
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
