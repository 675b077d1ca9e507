import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, type RefObject } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ActionFace } from '../actions/action-face.ts';
import { formTexts } from '../form.locale.ts';
import styles from '../form.module.css';
import { CommonOpinions } from './CommonOpinions.tsx';
import { Phrases } from './Phrases.tsx';

interface OpinionTextProps {
  readonly ref: RefObject<TextAreaRef | null>;
  readonly label: string;
  readonly value: string;
  readonly isRequired: boolean;
  /** It is not called an opinion: neither the hint nor the person's own opinions fit. */
  readonly hasWordsOfItsOwn: boolean;
  readonly phrases: NonNullable<ActionFace['phrases']>;
  /** The person's own common opinions are offered. */
  readonly offersCommon: boolean;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

const maxLength = 2000;

/** The opinion as it is written, with what can be put into it. */
export function OpinionText({ ref, label, value, isRequired, hasWordsOfItsOwn, phrases, problem, ...rest }: OpinionTextProps) {
  const { offersCommon, onChange, onEnter } = rest;
  const t = useTexts(formTexts);
  const id = useId();

  /** Puts a sentence where the caret is, in the place of what is selected. */
  function handleInsert(sentence: string): void {
    const area = ref.current?.resizableTextArea?.textArea;
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [value.length, value.length];
    onChange((value.slice(0, from) + sentence + value.slice(to)).slice(0, maxLength));
    ref.current?.focus();
  }

  return (
    <div>
      <label htmlFor={id} className={styles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <Input.TextArea
        id={id}
        ref={ref}
        value={value}
        rows={3}
        maxLength={maxLength}
        {...(isRequired || hasWordsOfItsOwn ? {} : { placeholder: t('opinionHint') })}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter decides, Shift+Enter makes a line; not while a Chinese input method is composing.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      {offersCommon && !hasWordsOfItsOwn ? (
        <CommonOpinions phrases={phrases} text={value} onReplace={onChange} onInsert={handleInsert} />
      ) : (
        <Phrases phrases={phrases} onReplace={onChange} />
      )}
    </div>
  );
}
