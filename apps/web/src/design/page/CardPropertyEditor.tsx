import { lazy, Suspense } from 'react';
import { documentId, isJsonObject, objectsIn, type Json } from '@inkstone/design';
import { limits, localizedName, pageLimits, totalKinds } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';
import { RecordConditions } from '../fields/RecordConditions.tsx';
import { useModelFields } from '../fields/use-model-fields.ts';
import { listTexts } from '../list/list.locale.ts';
import { namedPart, nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import type { CardProperty } from './card-properties.ts';
import type { DraftCard } from './page-editing.ts';
import { pageTexts } from './page.locale.ts';
import { useAppCode } from './app-code.ts';
import fieldStyles from '../fields/fields.module.css';

const RichTextField = lazy(async () => ({ default: (await import('./RichTextField.tsx')).RichTextField }));

interface CardPropertyEditorProps {
  readonly property: CardProperty;
  readonly value: Json | undefined;
  readonly card: DraftCard;
  readonly isFixed: boolean;
  readonly label: string;
  readonly onChange: (value: Json | undefined) => void;
}

/** Edits one property of a card, by the editor that the property declares. */
export function CardPropertyEditor(props: CardPropertyEditorProps) {
  const { property, value, isFixed, label, onChange } = props;
  const english = isJsonObject(value) ? textOf(value['en']) : '';
  switch (property.editor) {
    case 'name':
      return <DraftInput {...{ label }} value={textOf(value)} maxLength={60} disabled={isFixed} onCommit={(text) => onChange(text)} />;
    case 'english':
      return (
        <DraftInput
          label={label}
          value={english}
          maxLength={60}
          disabled={isFixed}
          onCommit={(text) => onChange(text === '' ? undefined : { en: text })}
        />
      );
    case 'span':
      return (
        <CodeSelect
          {...{ label, isFixed }}
          value={typeof value === 'number' && value !== 24 ? String(value) : ''}
          empty="24"
          options={limits.layoutSpanChoices.filter((each) => each !== 24).map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(span) => onChange(span === undefined ? undefined : Number(span))}
        />
      );
    case 'size':
      return (
        <CodeSelect
          {...{ label, isFixed }}
          value={typeof value === 'number' && value !== 5 ? String(value) : ''}
          empty="5"
          options={lineChoices}
          onChange={(size) => onChange(size === undefined ? undefined : Number(size))}
        />
      );
    case 'html':
    case 'html-english': {
      const isEnglish = property.editor === 'html-english';
      return (
        <Suspense fallback={null}>
          <RichTextField
            {...{ label, isFixed }}
            value={isEnglish ? english : textOf(value)}
            onCommit={(html) => onChange(isEnglish ? (html === '' ? undefined : { en: html }) : html)}
          />
        </Suspense>
      );
    }
    case 'functions':
      return <FunctionChecks {...props} />;
    default:
      return <SourceEditor {...props} />;
  }
}

const lineChoices = Array.from({ length: pageLimits.lines }, (_, index) => String(index + 1))
  .filter((each) => each !== '5')
  .map((each) => ({ value: each, label: each }));

/** Menu entries in the order in which they were chosen. */
function FunctionChecks({ value, isFixed, label, onChange }: CardPropertyEditorProps) {
  const locale = useLocale();
  const { documents } = useDocuments();
  const app = documents.get(documentId({ kind: 'app', code: useAppCode() }));
  const entries = objectsIn(app?.content['functions']).map((entry) => ({
    code: textOf(entry['code']),
    name: localizedName(namedPart(entry, textOf(entry['code'])), locale),
  }));
  const chosen = Array.isArray(value) ? value.map(textOf) : [];
  const known = new Set(entries.map(({ code }) => code));
  const all = [...entries, ...chosen.filter((code) => !known.has(code)).map((code) => ({ code, name: code }))];
  return (
    <span className={fieldStyles.checks} role="group" aria-label={label}>
      {all.map(({ code, name }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            disabled={isFixed}
            onChange={(event) => onChange(event.target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))}
          />{' '}
          {name}
        </label>
      ))}
    </span>
  );
}

/** What a card reads: a model, a list of it, a condition, a total. */
function SourceEditor({ property, value, card, isFixed, label, onChange }: CardPropertyEditorProps) {
  const t = useTexts(pageTexts);
  const kinds = useTexts(listTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const schemaCode = textOf(card.content['schemaCode']);
  const fields = useModelFields(schemaCode);
  const keys = [...documents.values()].map(({ key }) => key);
  const options = keys
    .filter((key) => (property.editor === 'model' ? key.kind === 'model' : key.kind === 'list' && key.schemaCode === schemaCode))
    .map((key) => ({ value: key.code, label: localizedName(nameOf(documents, key), locale) }));
  if (property.editor === 'filter')
    return (
      <RecordConditions {...{ label, schemaCode, value, isFixed }} onChange={(condition) => onChange(condition as Json | undefined)} />
    );
  if (property.editor !== 'total')
    return <CodeSelect {...{ label, isFixed, options, onChange }} value={textOf(value)} empty={t('notSet')} />;
  const totals = fields.flatMap((field) =>
    totalKinds
      .filter((kind) => field.kind === 'number' || (field.kind === 'date' && (kind === 'min' || kind === 'max')))
      .map((kind) => ({ value: `${field.code} ${kind}`, label: `${localizedName(field, locale)} · ${kinds(kind)}` })),
  );
  const current = isJsonObject(value) ? `${textOf(value['code'])} ${textOf(value['kind'])}` : '';
  return (
    <CodeSelect
      {...{ label, isFixed }}
      value={current}
      empty={t('count')}
      options={totals}
      onChange={(total) => {
        const [code = '', kind = ''] = total?.split(' ') ?? [];
        onChange(total === undefined ? undefined : { code, kind });
      }}
    />
  );
}
