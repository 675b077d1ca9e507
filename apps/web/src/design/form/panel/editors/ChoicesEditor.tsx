import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useRef } from 'react';
import type { Json } from '@inkstone/design';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { EnglishInput } from '../../../fields/EnglishInput.tsx';
import { textOf } from '../../../working-copy/text-of.ts';
import { formTexts } from '../../form.locale.ts';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

interface Choice {
  /** What is stored. */
  readonly value: string;
  readonly en: string;
  /** Other parts of a custom list, which are kept. */
  readonly rest: object;
}

/** The choices of a control, one a line, with their English names. Names without English are stored as a text with semicolons. */
export function ChoicesEditor({ label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(formTexts);
  const choices = readChoices(value);
  const lines = useRef<HTMLDivElement>(null);
  const set = (next: readonly Choice[]) => onChange(writeChoices(next));
  /** Enter goes to the next choice, with its text selected, so that one types one after the other. */
  const goOn = (index: number) => {
    const next = lines.current?.querySelectorAll<HTMLInputElement>('[data-choice] input:first-child')[index + 1];
    next?.focus();
    next?.select();
  };
  return (
    <div ref={lines} className={styles.lines} role="group" aria-label={label}>
      {choices.map((choice, index) => (
        <span
          key={`${index} ${choices.length}`}
          className={styles.pair}
          data-choice=""
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && goOn(index)}
        >
          <DraftInput
            label={t('choice', { number: index + 1 })}
            value={choice.value}
            disabled={isFixed}
            onCommit={(text) =>
              set(text.trim() === '' ? choices.toSpliced(index, 1) : choices.with(index, { ...choice, value: text.trim() }))
            }
          />
          <EnglishInput
            label={t('inEn', { name: t('choice', { number: index + 1 }) })}
            value={choice.en}
            disabled={isFixed}
            onCommit={(text) => set(choices.with(index, { ...choice, en: text.trim() }))}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            disabled={isFixed}
            aria-label={t('removeChoice', { name: choice.value })}
            onClick={() => set(choices.toSpliced(index, 1))}
          />
        </span>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={isFixed}
        onClick={() => set([...choices, { value: freeChoice(choices, t('choice', { number: choices.length + 1 })), en: '', rest: {} }])}
      >
        {t('addChoice')}
      </Button>
    </div>
  );
}

function freeChoice(choices: readonly Choice[], wanted: string): string {
  const taken = new Set(choices.map(({ value }) => value));
  return taken.has(wanted) ? `${wanted} ${choices.length + 1}` : wanted;
}

function readChoices(value: unknown): readonly Choice[] {
  if (typeof value === 'string')
    return value
      .split(/[;；]/)
      .map((text) => ({ value: text.trim(), en: '', rest: {} }))
      .filter((choice) => choice.value !== '');
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => {
    const {
      value: text,
      code,
      name_i18n,
      ...rest
    } = (typeof each === 'object' && each !== null ? each : { value: each }) as Record<string, unknown>;
    const { en, ...names } = (name_i18n ?? {}) as Record<string, unknown>;
    return {
      value: textOf((text ?? code) as Json),
      en: typeof en === 'string' ? en : '',
      rest: { ...rest, ...(code !== undefined && { code }), ...(Object.keys(names).length > 0 && { name_i18n: names }) },
    };
  });
}

function writeChoices(choices: readonly Choice[]): unknown {
  const isPlain = choices.every(({ value, en, rest }) => en === '' && Object.keys(rest).length === 0 && !/[;；]/.test(value));
  if (isPlain) return choices.length === 0 ? undefined : choices.map(({ value }) => value).join(';');
  return choices.map(({ value, en, rest }) => {
    const names = { ...(rest as { name_i18n?: object }).name_i18n, ...(en !== '' && { en }) };
    return { ...rest, value, ...(Object.keys(names).length > 0 && { name_i18n: names }) };
  });
}
