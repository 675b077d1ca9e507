import TextAlign from '@tiptap/extension-text-align';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { fillText, type Locale } from '@inkstone/schema';
import { useEffect, useRef } from 'react';
import { countOption, placeholderOption, switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { labelId } from '../view/field-id.ts';
import { richTextRules } from '../markup/rich-text.ts';
import { textLength } from '../values/text-length.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { cleanHtml } from './clean-html.ui.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { textareaText } from './textarea.locale.ts';
import styles from './rich-text.module.css';

/** The fraction of the limit from which the remaining length is shown. */
const nearLimit = 0.8;

/** The rich text editor. Pasted content is reduced to what rich text may contain, and input beyond the control's limit is rejected. */
export function RichTextEditor({ field, form, locale, onBlur }: ViewProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { id, disabled, ...attributes } = useInputAttributes(field, locale);
  const max = countOption(options, 'currentMaxLength');
  const limit = switchOption(options, 'limitLength') ? max : null;
  const html = typeof value === 'string' ? value : '';
  const sent = useRef(html);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [1, 2, 3, 4] },
        link: { openOnClick: false, protocols: [...richTextRules.schemes], defaultProtocol: 'https' },
      }),
      TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right'] }),
      CharacterCount.configure({ limit, textCounter: textLength }),
      Placeholder.configure({ placeholder: placeholderOption(options, locale, false) ?? '' }),
    ],
    content: cleanHtml(html),
    editable: disabled !== true,
    editorProps: { transformPastedHTML: cleanHtml, handleKeyDown: (view, event) => toToolbar(view.dom, event) },
    onUpdate: ({ editor: now }) => {
      sent.current = now.isEmpty ? '' : now.getHTML();
      form.set(field.path, sent.current);
    },
  });
  useEffect(() => {
    if (html === sent.current) return;
    sent.current = html;
    editor.commands.setContent(cleanHtml(html), { emitUpdate: false });
  }, [editor, html]);
  const named = 'aria-label' in attributes ? attributes : { ...attributes, 'aria-labelledby': labelId(field.path) };
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        transformPastedHTML: cleanHtml,
        handleKeyDown: (view, event) => toToolbar(view.dom, event),
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-keyshortcuts': 'Alt+F10',
          ...Object.fromEntries(Object.entries(named).map(([key, each]) => [key, String(each)])),
        },
      },
    });
  });
  return (
    <div className={styles.editor} data-rich-text="" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onBlur()}>
      <RichTextToolbar editor={editor} locale={locale} controls={id} />
      <EditorContent editor={editor} className={`${styles.text} ${styles.input}`} />
      {max === null ? null : <LengthLeft editor={editor} max={max} locale={locale} />}
    </div>
  );
}

/** Alt+F10 moves to the toolbar, as in other editors. */
function toToolbar(text: HTMLElement, event: KeyboardEvent): boolean {
  if (!event.altKey || event.key !== 'F10') return false;
  text.closest('[data-rich-text]')?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
  return true;
}

function LengthLeft({ editor, max, locale }: { readonly editor: Editor; readonly max: number; readonly locale: Locale }) {
  const count = useEditorState({ editor, selector: () => (editor.isDestroyed ? 0 : textLength(editor.getText({ blockSeparator: '' }))) });
  if (count < max * nearLimit) return null;
  return (
    <p className={styles.count} role="status">
      {fillText(textareaText.count[locale], { count, max })}
    </p>
  );
}
