import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { Locale } from '@inkstone/schema';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { linkAddress } from './link-address.ts';
import { textareaText } from './textarea.locale.ts';
import styles from './rich-text.module.css';

interface LinkButtonProps {
  readonly editor: Editor;
  readonly locale: Locale;
  readonly isStop: boolean;
  readonly onStop: () => void;
}

/** Sets, changes and removes the link of the selection. */
export function LinkButton({ editor, locale, isStop, onStop }: LinkButtonProps) {
  const text = (name: keyof typeof textareaText): string => textareaText[name][locale];
  const href = useEditorState({ editor, selector: () => linkOf(editor) });
  const [typed, setTyped] = useState<string | null>(null);
  const [isBad, setBad] = useState(false);
  const close = (): void => {
    setTyped(null);
    setBad(false);
    editor.commands.focus();
  };
  const apply = (): void => {
    const address = linkAddress(typed ?? '');
    if (address === null) return setBad(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && href === null)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    close();
  };
  const content = (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <Input
        autoFocus
        aria-label={text('address')}
        placeholder="https://"
        value={typed ?? ''}
        aria-invalid={isBad}
        {...(isBad && { status: 'error' as const })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      {isBad ? <p role="alert">{text('badAddress')}</p> : null}
      <div>
        <Button size="small" type="primary" htmlType="submit">
          {text('apply')}
        </Button>
        {href === null ? null : (
          <Button
            size="small"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              close();
            }}
          >
            {text('remove')}
          </Button>
        )}
      </div>
    </form>
  );
  return (
    <Popover
      open={typed !== null}
      content={content}
      trigger="click"
      onOpenChange={(isOpen) => (isOpen ? setTyped(href ?? '') : close())}
      destroyOnHidden
    >
      <button
        type="button"
        data-stop=""
        tabIndex={isStop ? 0 : -1}
        className={styles.tool}
        title={text('link')}
        aria-label={text('link')}
        aria-pressed={href !== null}
        aria-expanded={typed !== null}
        onFocus={onStop}
        onMouseDown={(event) => event.preventDefault()}
      >
        <LinkOutlined />
      </button>
    </Popover>
  );
}

/** A destroyed editor has no state to read. */
function linkOf(editor: Editor): string | null {
  const href: unknown = editor.isDestroyed ? null : editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : null;
}
