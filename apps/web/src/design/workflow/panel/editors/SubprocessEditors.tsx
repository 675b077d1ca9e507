import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { documentId, isJsonObject, objectsIn, type JsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Link } from '../../../../platform/router/index.ts';
import { documentAddress } from '../../../design-address.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { useRecordFields } from '../../../fields/use-record-fields.ts';
import { nameOf } from '../../../working-copy/name-of.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import { useDocuments } from '../../../working-copy/use-working-copy.ts';
import { ParticipantsInput } from '../../participants/ParticipantsInput.tsx';
import { useWorkflowDesigner } from '../../use-workflow-designer.ts';
import { useSchemaCode } from '../use-schema-code.ts';
import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';
import styles from '../../../form/panel/panel.module.css';
import own from '../workflow-panel.module.css';

/** The workflow that is started: one of this application, which is linked, or one of another by its code. */
export function WorkflowEditor({ id, label, value, isFixed, onChange }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const { appCode } = useWorkflowDesigner();
  const { documents } = useDocuments();
  const code = textOf(value);
  const keys = [...documents.values()].flatMap(({ key }) => (key.kind === 'workflow' ? [key] : []));
  const found = keys.find((key) => key.code === code);
  const name = found ? localizedName(nameOf(documents, found), locale) : code;
  return (
    <span className={styles.lines}>
      <CodeSelect
        id={id}
        label={label}
        value={code}
        isFixed={isFixed}
        empty={t('choose')}
        options={keys.map((key) => ({ value: key.code, label: localizedName(nameOf(documents, key), locale) }))}
        onChange={(next) => onChange(next ?? '')}
      />
      {found ? <Link to={documentAddress(appCode, found)}>{name}</Link> : null}
      {found ? null : (
        <DraftInput isCode label={t('otherApps')} placeholder={t('otherApps')} value={code} disabled={isFixed} onCommit={onChange} />
      )}
    </span>
  );
}

/** How many instances are started. */
export function EachEditor({ id, label, value, isFixed, onChange }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const each = isJsonObject(value) ? value : { kind: 'one' };
  const sheets = useSheets();
  const first: Readonly<Record<string, JsonObject>> = {
    one: { kind: 'one' },
    row: { kind: 'row', sheet: sheets[0]?.code ?? '' },
    person: { kind: 'person', participants: [{ kind: 'initiator' }] },
  };
  return (
    <span className={styles.lines}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={textOf(each['kind'])}
        disabled={isFixed}
        onChange={(event) => onChange(first[event.target.value])}
      >
        <option value="one">{t('eachOne')}</option>
        <option value="row">{t('eachRow')}</option>
        <option value="person">{t('eachPerson')}</option>
      </select>
      {each['kind'] === 'row' ? (
        <CodeSelect
          label={t('sheet')}
          value={textOf(each['sheet'])}
          isFixed={isFixed}
          empty={t('choose')}
          options={sheets.map(({ code, name }) => ({ value: code, label: name[locale] }))}
          onChange={(sheet) => onChange({ kind: 'row', sheet: sheet ?? '' })}
        />
      ) : null}
      {each['kind'] === 'person' ? (
        <ParticipantsInput
          value={each['participants']}
          isFixed={isFixed}
          onChange={(participants) => onChange({ kind: 'person', participants })}
        />
      ) : null}
    </span>
  );
}

function useSheets() {
  const { documents } = useDocuments();
  const model = documents.get(documentId({ kind: 'model', code: useSchemaCode() }));
  return objectsIn(model?.content['dataItems'])
    .filter(({ type }) => type === 'Sheet')
    .map((item) => {
      const { en } = isJsonObject(item['name_i18n']) ? item['name_i18n'] : {};
      const zh = textOf(item['name']) || textOf(item['code']);
      return { code: textOf(item['code']), name: { zh, en: textOf(en) || zh } };
    });
}

/** Fields that are copied into the sub-process or back. */
export function PairsEditor({ id, value, isFixed, onChange, part, setting }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const { documents } = useDocuments();
  const called = documents.get(documentId({ kind: 'workflow', code: textOf(part['workflow']) }))?.content['schemaCode'];
  const here = useFieldChoices(useSchemaCode());
  const there = useFieldChoices(textOf(called));
  const [from, to] = setting.property === 'inputs' ? [here, there] : [there, here];
  const pairs = objectsIn(value);
  const set = (index: number, changed: JsonObject) => onChange(pairs.with(index, { ...pairs[index]!, ...changed }));
  return (
    <span className={styles.lines}>
      {pairs.map((pair, index) => (
        <span key={index} className={own.pairRow}>
          <CodeSelect
            {...(index === 0 && { id })}
            label={t('pairFrom', { position: index + 1 })}
            value={textOf(pair['from'])}
            isFixed={isFixed}
            empty={t('choose')}
            options={from}
            onChange={(code) => set(index, { from: code ?? '' })}
          />
          <span aria-hidden="true">→</span>
          <CodeSelect
            label={t('pairTo', { position: index + 1 })}
            value={textOf(pair['to'])}
            isFixed={isFixed}
            empty={t('choose')}
            options={to}
            onChange={(code) => set(index, { to: code ?? '' })}
          />
          {isFixed ? null : (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('removeNamed', { name: String(index + 1) })}
              onClick={() => onChange(pairs.toSpliced(index, 1))}
            />
          )}
        </span>
      ))}
      {isFixed ? null : (
        <Button size="small" onClick={() => onChange([...pairs, { from: '', to: '' }])}>
          {t('add')}
        </Button>
      )}
    </span>
  );
}

function useFieldChoices(schemaCode: string) {
  const locale = useLocale();
  return useRecordFields(schemaCode).map(({ code, name }) => ({ value: code, label: name[locale] }));
}
