import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/core';
import type { Locale } from '@inkstone/schema';
import { useState, type KeyboardEvent } from 'react';
import { LinkButton } from './LinkButton.tsx';
import { richTextCommands } from './rich-text-commands.ui.ts';
import { textareaText } from './textarea.locale.ts';
import styles from './rich-text.module.css';

interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly locale: Locale;
  readonly controls: string;
}

/** The toolbar is one tab stop; arrows, Home and End move within it, Escape returns to the text. */
export function RichTextToolbar({ editor, locale, controls }: RichTextToolbarProps) {
  const on = useEditorState({ editor, selector: () => richTextCommands.map(({ isOn }) => !editor.isDestroyed && isOn?.(editor) === true) });
  const [stop, setStop] = useState(0);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-stop]')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape' && at >= 0) return void editor.commands.focus();
    const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 };
    const next = steps[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const index = (next + buttons.length) % buttons.length;
    setStop(index);
    buttons[index]?.focus();
  };
  return (
    <div role="toolbar" aria-label={textareaText.toolbar[locale]} aria-controls={controls} className={styles.toolbar} onKeyDown={handleKey}>
      {richTextCommands.map(({ name, icon: Icon, run, isOn }, index) => (
        <button
          key={name}
          type="button"
          data-stop=""
          tabIndex={index === stop ? 0 : -1}
          className={styles.tool}
          title={textareaText[name][locale]}
          aria-label={textareaText[name][locale]}
          {...(isOn && { 'aria-pressed': on[index] ?? false })}
          onFocus={() => setStop(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {typeof Icon === 'string' ? <span aria-hidden="true">{Icon}</span> : <Icon />}
        </button>
      ))}
      <LinkButton
        editor={editor}
        locale={locale}
        isStop={stop === richTextCommands.length}
        onStop={() => setStop(richTextCommands.length)}
      />
    </div>
  );
}
