import { documentId, isJsonObject, objectsIn, type Json } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../fields/CodeSelect.tsx';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { nameOf } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { RuleMappings } from '../../rule/RuleMappings.tsx';
import { useFormulaFields } from '../panel/use-formula-fields.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { actionKindTexts, buttonProperties, buttonTexts } from './buttons.locale.ts';
import styles from '../panel/panel.module.css';

interface ButtonActionEditorProps {
  /** Leads to the action within the form. */
  readonly path: readonly string[];
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (value: Json) => void;
}

/** What a button does, with the settings of that kind of action. */
export function ButtonActionEditor({ path, value, isFixed, onChange }: ButtonActionEditorProps) {
  const t = useTexts(buttonTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const { form } = useFormDesigner();
  const fields = useFormulaFields('');
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
        label={buttonProperties.does.label[locale]}
        value={kind}
        isFixed={isFixed}
        empty={t('empty')}
        options={Object.entries(actionKindTexts).map(([each, text]) => ({ value: each, label: text[locale] }))}
        onChange={(next = 'rule') => onChange(freshActions[next] ?? { kind: next })}
      />
      {kind === 'rule' ? (
        <CodeSelect
          label={t('rule')}
          value={textOf(action['rule'])}
          isFixed={isFixed}
          empty={t('rule')}
          options={choices((key) => key.kind === 'rule')}
          onChange={(rule = '') => change({ rule })}
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
          {schemaCode === '' ? null : (
            <div role="group" aria-label={t('values')}>
              <span className={styles.label}>{t('values')}</span>
              <RuleMappings
                document={form}
                path={[...path, 'values']}
                value={action['values']}
                targets={objectsIn(documents.get(documentId({ kind: 'model', code: schemaCode }))?.content['dataItems'])}
                fields={fields}
                schemaCode={form.schemaCode}
                isFixed={isFixed}
                onChange={(values) => change({ values })}
              />
            </div>
          )}
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
