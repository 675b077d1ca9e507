import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, type RefObject } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ActionView } from '../actions/action-view.ts';
import { formTexts } from '../form.locale.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import { CommonOpinions } from './CommonOpinions.tsx';
import { Phrases } from './Phrases.tsx';

interface OpinionTextProps {
  readonly ref: RefObject<TextAreaRef | null>;
  readonly label: string;
  readonly value: string;
  readonly isRequired: boolean;
  /** The text is not called an opinion: neither the hint nor the user's own opinions apply. */
  readonly hasOwnLabel: boolean;
  readonly phrases: NonNullable<ActionView['phrases']>;
  /** Offers the user's own common opinions. */
  readonly offersCommon: boolean;
  readonly issue: string | null;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

const maxLength = 2000;

/** The input of an opinion, with phrases to insert. */
export function OpinionText({ ref, label, value, isRequired, hasOwnLabel, phrases, issue, ...rest }: OpinionTextProps) {
  const { offersCommon, onChange, onEnter } = rest;
  const t = useTexts(formTexts);
  const id = useId();

  /** Inserts a phrase at the caret, or replaces the selection. */
  function handleInsert(sentence: string): void {
    const area = ref.current?.resizableTextArea?.textArea;
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [value.length, value.length];
    onChange((value.slice(0, from) + sentence + value.slice(to)).slice(0, maxLength));
    ref.current?.focus();
  }

  return (
    <div>
      <label htmlFor={id} className={fieldStyles.label} data-required={isRequired || undefined}>
        {label}
      </label>
      <Input.TextArea
        id={id}
        ref={ref}
        value={value}
        rows={3}
        maxLength={maxLength}
        {...(isRequired || hasOwnLabel ? {} : { placeholder: t('opinionHint') })}
        status={issue ? 'error' : ''}
        aria-invalid={issue !== null}
        aria-describedby={`${id}-issue`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter confirms, Shift+Enter inserts a line break; not while an input method is composing.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <p id={`${id}-issue`} className={fieldStyles.issue} role="alert">
        {issue}
      </p>
      {offersCommon && !hasOwnLabel ? (
        <CommonOpinions phrases={phrases} text={value} onReplace={onChange} onInsert={handleInsert} />
      ) : (
        <Phrases phrases={phrases} onReplace={onChange} />
      )}
    </div>
  );
}
