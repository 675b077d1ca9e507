import { isJsonObject, objectsIn, type Json } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../fields/CodeSelect.tsx';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { nameOf } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { PairLines } from '../panel/editors/PairLines.tsx';
import { actionKindTexts, buttonTexts } from './buttons.locale.ts';

interface ButtonActionEditorProps {
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (value: Json) => void;
}

/** What a button does, with the settings of that kind of action. */
export function ButtonActionEditor({ value, isFixed, onChange }: ButtonActionEditorProps) {
  const t = useTexts(buttonTexts);
  const locale = useLocale();
  const { documents } = useWorkingCopyState().replica;
  const action = isJsonObject(value) ? value : {};
  const kind = textOf(action['kind']);
  const schemaCode = textOf(action['schemaCode']);
  const change = (settings: Readonly<Record<string, Json>>) => onChange({ ...action, ...settings });
  const keys = [...documents.values()].map(({ key }) => key);
  const choices = (accepts: (key: (typeof keys)[number]) => boolean) =>
    keys.filter(accepts).map((key) => ({ value: key.code, label: localizedName(nameOf(documents, key), locale) }));
  return (
    <span>
      <CodeSelect
        label={t('buttons')}
        value={kind}
        isFixed={isFixed}
        empty={t('empty')}
        options={Object.entries(actionKindTexts).map(([each, text]) => ({ value: each, label: text[locale] }))}
        onChange={(next = 'rule') => onChange(freshActions[next] ?? { kind: next })}
      />
      {kind === 'rule' ? (
        <DraftInput
          isCode
          label={t('rule')}
          placeholder={t('rule')}
          value={textOf(action['rule'])}
          maxLength={64}
          disabled={isFixed}
          onCommit={(rule) => change({ rule })}
        />
      ) : null}
      {kind === 'address' ? (
        <DraftInput
          label={t('address')}
          placeholder={t('addressHint')}
          value={textOf(action['address'])}
          maxLength={2000}
          disabled={isFixed}
          onCommit={(address) => change({ address })}
        />
      ) : null}
      {kind === 'form' ? (
        <>
          <CodeSelect
            label={t('model')}
            value={schemaCode}
            isFixed={isFixed}
            empty={t('model')}
            options={choices((key) => key.kind === 'model')}
            onChange={(code = '') => change({ schemaCode: code, formCode: '', values: [] })}
          />
          <CodeSelect
            label={t('form')}
            value={textOf(action['formCode'])}
            isFixed={isFixed}
            empty={t('form')}
            options={choices((key) => key.kind === 'form' && key.schemaCode === schemaCode)}
            onChange={(formCode = '') => change({ formCode })}
          />
          <PairLines
            label={t('values')}
            pairs={objectsIn(action['values']).map(({ to, formula }) => ({ from: textOf(to), to: textOf(formula) }))}
            isFixed={isFixed}
            onChange={(pairs) => change({ values: pairs.map(({ from, to }) => ({ to: from, formula: to })) })}
          />
        </>
      ) : null}
    </span>
  );
}

const freshActions: Readonly<Record<string, Json>> = {
  rule: { kind: 'rule', rule: '' },
  address: { kind: 'address', address: '' },
  form: { kind: 'form', schemaCode: '', formCode: '', values: [] },
};
