import { useEffect, useMemo, useRef } from 'react';
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { linter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { afterLayout } from '../../platform/window/after-layout.ts';
import { completions } from './code/completions.ts';
import { diagnostics } from './code/diagnostics.ts';
import { namesChanged, shownNames, type ShownNames } from './code/shown-names.ts';
import { valueCompletions } from './code/value-completions.ts';
import type { FormulaEditorProps } from './formula-field.ts';
import { useUnitNames } from './units/use-unit-names.ts';
import { unitTexts, valueNames } from './value-names.ts';
import styles from './formula.module.css';

interface FormulaTextProps extends FormulaEditorProps {
  /** Called with every change, before it is saved. */
  readonly onTyped?: (text: string) => void;
  /** Receives the editor, to insert into it. */
  readonly onReady?: (editor: EditorView | null) => void;
  readonly isLarge?: boolean;
}

/**
 * A formula as text, with completion and its issues where they stand. Names are shown for codes; the text keeps the codes. It is saved when
 * the person leaves it.
 */
export function FormulaText({ id, label, text, fields, expects, isFixed, onChange, onTyped, onReady, isLarge = false }: FormulaTextProps) {
  const locale = useLocale();
  const client = useClient();
  const units = useUnitNames(useMemo(() => unitTexts(text, fields), [text, fields]));
  const names = useMemo((): ShownNames => {
    const byCode = new Map(fields.map(({ code, name }) => [code, name[locale]]));
    return { nameOf: (path) => byCode.get(path) || undefined, nameOfText: valueNames(fields, units, locale), locale };
  }, [fields, units, locale]);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ text, onChange, onTyped, onReady, fields, locale, client, expects, names });
  useEffect(() => {
    latest.current = { text, onChange, onTyped, onReady, fields, locale, client, expects, names };
  });
  useEffect(() => {
    const commit = () => {
      const written = view.current?.state.doc.toString().trim() ?? '';
      if (written !== latest.current.text) latest.current.onChange(written === '' ? undefined : written);
    };
    const create = (parent: HTMLElement): EditorView =>
      new EditorView({
        parent,
        state: EditorState.create({
          doc: latest.current.text,
          extensions: [
            history(),
            keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
            EditorView.lineWrapping,
            EditorView.contentAttributes.of({ 'aria-label': label, ...(id !== undefined && { id }), 'data-draft': '' }),
            EditorView.editable.of(!isFixed),
            shownNames(() => latest.current.names),
            autocompletion({
              override: [(context) => completions(context, latest.current), (context) => valueCompletions(context, latest.current)],
              activateOnTyping: true,
            }),
            linter((editor) => diagnostics(editor.state.doc.toString(), latest.current), { delay: 200 }),
            EditorView.updateListener.of(({ docChanged, state }) => {
              if (docChanged) latest.current.onTyped?.(state.doc.toString());
            }),
            EditorView.domEventHandlers({ blur: commit }),
          ],
        }),
      });
    // The editor measures the page; a panel has several of them.
    const cancel = afterLayout(host.current!, () => {
      view.current = create(host.current!);
      latest.current.onReady?.(view.current);
    });
    return () => {
      cancel();
      if (!view.current) return;
      commit();
      latest.current.onReady?.(null);
      view.current.destroy();
      view.current = null;
    };
  }, [id, label, isFixed]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.hasFocus || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => view.current?.dispatch({ effects: namesChanged.of(null) }), [names]);
  return <div ref={host} className={styles.formula} data-large={isLarge || undefined} />;
}
