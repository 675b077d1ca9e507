import type { PropDefinition } from '@inkstone/form-engine';
import { Input, InputNumber, Select, Switch } from 'antd';
import { useState } from 'react';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { galleryTexts } from './gallery.locale.ts';

interface PropInputProps {
  readonly id: string;
  readonly prop: PropDefinition;
  readonly value: unknown;
  /** Undefined removes the property. */
  readonly onChange: (value: unknown) => void;
}

/** An input for one property, as its hint declares; other properties are entered as JSON. */
export function PropInput({ id, prop: { hint, label }, value, onChange }: PropInputProps) {
  const t = useTexts(galleryTexts);
  const locale = useLocale();
  if (typeof hint === 'object') {
    const options = hint.choices.map((choice) => ({ value: String(choice.value), label: choice.label[locale] }));
    const chosen = (text: string) => hint.choices.find((choice) => String(choice.value) === text)?.value;
    return (
      <Select
        id={id}
        value={value === undefined ? null : textOf(value)}
        options={options}
        onChange={(text) => onChange(chosen(text ?? ''))}
      />
    );
  }
  switch (hint) {
    case 'switch':
      return <Switch id={id} size="small" checked={value === true} onChange={onChange} />;
    case 'number':
      return <InputNumber id={id} value={typeof value === 'number' ? value : null} onChange={(next) => onChange(next ?? undefined)} />;
    case 'long-text':
    case 'html':
      return <Input.TextArea id={id} rows={4} value={textOf(value)} onChange={(event) => onChange(event.target.value || undefined)} />;
    case 'localized-text': {
      const { zh, en } = textsOf(value);
      const set = (next: { zh: string; en: string }) => onChange(next.zh || next.en ? next : undefined);
      return (
        <>
          <Input
            id={id}
            value={zh}
            onChange={(event) => set({ zh: event.target.value, en })}
            aria-label={t('inZh', { name: label[locale] })}
          />
          <Input value={en} onChange={(event) => set({ zh, en: event.target.value })} aria-label={t('inEn', { name: label[locale] })} />
        </>
      );
    }
    case 'text':
    case 'formula':
    case 'model':
    case 'column':
    case 'date':
    case 'time':
    case 'style':
      return <Input id={id} value={textOf(value)} onChange={(event) => onChange(event.target.value || undefined)} />;
    default:
      return <JsonInput id={id} value={value} onChange={onChange} />;
  }
}

function JsonInput({ id, value, onChange }: Omit<PropInputProps, 'prop'>) {
  const t = useTexts(galleryTexts);
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value)));
  const [isWrong, setWrong] = useState(false);
  const handleChange = (next: string) => {
    setText(next);
    try {
      const read: unknown = next.trim() === '' ? undefined : JSON.parse(next);
      setWrong(false);
      onChange(read);
    } catch {
      setWrong(true);
    }
  };
  return (
    <>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 1, maxRows: 6 }}
        value={text}
        aria-invalid={isWrong}
        {...(isWrong && { status: 'error' as const, 'aria-describedby': `${id}-wrong` })}
        onChange={(event) => handleChange(event.target.value)}
      />
      {isWrong ? (
        <p id={`${id}-wrong`} role="alert" className="ink-small">
          {t('notJson')}
        </p>
      ) : null}
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value));

function textsOf(value: unknown): { readonly zh: string; readonly en: string } {
  if (typeof value !== 'object' || value === null) return { zh: textOf(value), en: '' };
  const { zh, en } = value as Record<string, unknown>;
  return { zh: textOf(zh), en: textOf(en) };
}
