import { isJsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { useRecordFields } from '../../../fields/use-record-fields.ts';
import { nameOf } from '../../../working-copy/name-of.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import { useDocuments } from '../../../working-copy/use-working-copy.ts';
import { useSchemaCode } from '../use-schema-code.ts';
import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';
import styles from '../../../form/panel/panel.module.css';
import own from '../workflow-panel.module.css';

/** What a service runs: a request to an address with fields of the record, or a business rule. */
export function TaskEditor({ id, label, value, isFixed, onChange }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const fields = useRecordFields(useSchemaCode());
  const task = isJsonObject(value) ? value : { kind: 'webhook', url: '' };
  const rules = [...documents.values()].flatMap(({ key }) => (key.kind === 'rule' ? [key] : []));
  const sent = Array.isArray(task['fields']) ? task['fields'].map((each) => textOf(each)) : [];
  return (
    <span className={styles.lines}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={textOf(task['kind'])}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.value === 'rule' ? { kind: 'rule', rule: '' } : { kind: 'webhook', url: '' })}
      >
        <option value="webhook">{t('webhook')}</option>
        <option value="rule">{t('rule')}</option>
      </select>
      {task['kind'] === 'rule' ? (
        <>
          <CodeSelect
            label={t('ruleCode')}
            value={textOf(task['rule'])}
            isFixed={isFixed}
            empty={t('choose')}
            options={rules.map((key) => ({ value: key.code, label: localizedName(nameOf(documents, key), locale) }))}
            onChange={(rule) => onChange({ kind: 'rule', rule: rule ?? '' })}
          />
          <DraftInput
            isCode
            label={t('otherRule')}
            placeholder={t('otherRule')}
            value={textOf(task['rule'])}
            disabled={isFixed}
            onCommit={(rule) => onChange({ kind: 'rule', rule })}
          />
        </>
      ) : (
        <>
          <DraftInput
            label={t('url')}
            placeholder="https://"
            value={textOf(task['url'])}
            disabled={isFixed}
            onCommit={(url) => onChange({ ...task, url: url.trim() })}
          />
          <fieldset className={`${styles.checks} ${own.checks}`}>
            <legend>{t('sentFields')}</legend>
            {fields
              .filter(({ code }) => !code.includes('.'))
              .map(({ code, name }) => (
                <label key={code}>
                  <input
                    type="checkbox"
                    checked={sent.includes(code)}
                    disabled={isFixed}
                    onChange={(event) =>
                      onChange({ ...task, fields: event.target.checked ? [...sent, code] : sent.filter((each) => each !== code) })
                    }
                  />{' '}
                  {name[locale]}
                </label>
              ))}
          </fieldset>
        </>
      )}
    </span>
  );
}
