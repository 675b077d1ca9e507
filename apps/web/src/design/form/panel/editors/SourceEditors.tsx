import { localizedName, recordOrderTypes } from '@inkstone/schema';
import { useFailureText } from '../../../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Link, useParams } from '../../../../platform/router/index.ts';
import { dictionaryAddress } from '../../../design-address.ts';
import { DictionarySelect } from '../../../dictionaries/DictionarySelect.tsx';
import { formTexts } from '../../form.locale.ts';
import { useModelFields } from '../../../fields/use-model-fields.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { useUsableModels } from '../../../offers/use-usable-models.ts';
import { RecordConditions } from '../../../fields/RecordConditions.tsx';
import { useQueryLists, useResetOnFailure, useShownItems } from './related-model.ts';
import { useSources } from './use-sources.ts';
import type { EditorProps } from './editor.ts';
import { MappingLines } from './MappingsEditor.tsx';
import styles from '../panel.module.css';

type Settings = Readonly<Record<string, unknown>>;

const settingsOf = (value: unknown): Settings => (typeof value === 'object' && value !== null ? (value as Settings) : {});

const shown = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Leaves out what is not set. */
const compact = (settings: Settings): Settings => Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

/** Where the choices of a control come from: those listed in the form, the records of a model, or a data dictionary. */
export function ChoiceSourceEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(formTexts);
  const source = settingsOf(value);
  const kind = shown(source['kind']);
  const set = (changes: Settings) => onChange(compact({ ...source, ...changes }));
  const first: Readonly<Record<string, Settings | undefined>> = {
    model: { kind: 'model', schemaCode: '', displayItem: 'name' },
    dictionary: { kind: 'dictionary', dictionaryId: '' },
  };
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <CodeSelect
        id={id}
        label={label}
        value={kind}
        isFixed={isFixed}
        empty={t('sourceList')}
        options={[
          { value: 'model', label: t('sourceModel') },
          { value: 'dictionary', label: t('sourceDictionary') },
        ]}
        onChange={(next) => onChange(next === undefined ? undefined : first[next])}
      />
      {kind === 'model' ? <ModelSource source={source} isFixed={isFixed} set={set} /> : null}
      {kind === 'dictionary' ? <DictionarySource source={source} isFixed={isFixed} set={set} /> : null}
    </div>
  );
}

/** The dictionary of a text's suggestions. */
export function DictionaryEditor({ label, value, isFixed, onChange }: EditorProps) {
  const source = settingsOf(value);
  const set = (changes: Settings) => {
    const next = compact({ ...source, ...changes });
    onChange(next['dictionaryId'] === undefined ? undefined : next);
  };
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <DictionarySource source={source} isFixed={isFixed} set={set} />
    </div>
  );
}

interface SourceProps {
  readonly source: Settings;
  readonly isFixed: boolean;
  readonly set: (changes: Settings) => void;
}

function ModelSource({ source, isFixed, set }: SourceProps) {
  const sources = useSources();
  const t = useTexts(formTexts);
  const schemaCode = shown(source['schemaCode']);
  return (
    <>
      <ModelChoice
        value={schemaCode}
        isFixed={isFixed}
        onChange={(code) => set({ schemaCode: code ?? '', displayItem: 'name', condition: undefined })}
      />
      <FieldChoice
        label={t('displayItem')}
        schemaCode={schemaCode}
        value={source['displayItem']}
        isFixed={isFixed}
        onChange={(code) => set({ displayItem: code ?? 'name' })}
      />
      <FieldChoice
        label={t('valueItem')}
        schemaCode={schemaCode}
        value={source['valueItem']}
        isFixed={isFixed}
        onChange={(code) => set({ valueItem: code })}
      />
      <Order
        schemaCode={schemaCode}
        field={source['orderField']}
        type={source['orderType']}
        isFixed={isFixed}
        onChange={(orderField, orderType) => set({ orderField, orderType })}
      />
      <RecordConditions
        sources={sources}
        label={t('sourceCondition')}
        schemaCode={schemaCode}
        value={source['condition']}
        isFixed={isFixed}
        onChange={(condition) => set({ condition })}
      />
    </>
  );
}

function DictionarySource({ source, isFixed, set }: SourceProps) {
  const t = useTexts(formTexts);
  const { app = '' } = useParams();
  const id = shown(source['dictionaryId']);
  const setId = (dictionaryId: string | undefined) => set({ dictionaryId: dictionaryId || undefined, selected: undefined });
  return (
    <>
      <DictionarySelect label={t('dictionary')} empty={t('notSet')} value={id} isFixed={isFixed} onChange={setId} />
      <CodeSelect
        label={t('dictionaryDisplay')}
        value={source['displayType'] === 'tree' ? 'tree' : ''}
        isFixed={isFixed || id === ''}
        empty={t('dictionaryFlat')}
        options={[{ value: 'tree', label: t('dictionaryTree') }]}
        onChange={(displayType) => set({ displayType })}
      />
      {id === '' ? null : (
        <Link className="ink-small" to={dictionaryAddress(app, id)}>
          {t('toDictionary')}
        </Link>
      )}
    </>
  );
}

/** Fills in fields from the first record of a model that meets conditions. */
export function LinkageEditor({ label, value, isFixed, onChange, controlKey }: EditorProps) {
  const sources = useSources();
  const t = useTexts(formTexts);
  const linkage = settingsOf(value);
  const schemaCode = shown(linkage['schemaCode']);
  const order = settingsOf(linkage['order']);
  const set = (changes: Settings) => {
    const next = compact({ ...linkage, ...changes });
    onChange(next['schemaCode'] === undefined ? undefined : next);
  };
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <ModelChoice
        value={schemaCode}
        isFixed={isFixed}
        onChange={(code) => onChange(code === undefined ? undefined : { schemaCode: code, field: 'name' })}
      />
      {schemaCode === '' ? null : (
        <>
          <FieldChoice
            label={t('linkageField')}
            schemaCode={schemaCode}
            value={linkage['field']}
            isFixed={isFixed}
            onChange={(field) => set({ field })}
          />
          <RecordConditions
            sources={sources}
            label={t('linkageConditions')}
            schemaCode={schemaCode}
            value={linkage['conditions']}
            isFixed={isFixed}
            onChange={(conditions) => set({ conditions })}
          />
          <MappingLines
            label={t('linkageMappings')}
            schemaCode={schemaCode}
            controlKey={controlKey}
            value={linkage['mappings']}
            isFixed={isFixed}
            onChange={(mappings) => set({ mappings })}
          />
          <Order
            schemaCode={schemaCode}
            field={order['field']}
            type={order['type']}
            isFixed={isFixed}
            onChange={(field, type) => set({ order: type === undefined ? undefined : compact({ field, type }) })}
          />
        </>
      )}
    </div>
  );
}

interface ModelChoiceProps {
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (code: string | undefined) => void;
}

function ModelChoice({ value, isFixed, onChange }: ModelChoiceProps) {
  const t = useTexts(formTexts);
  const options = useUsableModels();
  return <CodeSelect label={t('sourceModel')} value={value} isFixed={isFixed} empty={t('notSet')} options={options} onChange={onChange} />;
}

interface FieldChoiceProps {
  readonly label: string;
  readonly schemaCode: string;
  readonly value: unknown;
  readonly isFixed: boolean;
  readonly onChange: (code: string | undefined) => void;
}

/** A field of the records of a model, or their name, with its label beside it. */
function FieldChoice(props: FieldChoiceProps) {
  return (
    <span className={styles.line}>
      <span className={styles.label}>{props.label}</span>
      <FieldSelect {...props} />
    </span>
  );
}

function FieldSelect({ label, schemaCode, value, isFixed, onChange }: FieldChoiceProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const fields = useModelFields(schemaCode);
  const options = [
    { value: 'name', label: t('recordName') },
    ...fields.map((field) => ({ value: field.code, label: localizedName(field, locale) })),
  ];
  return <CodeSelect label={label} value={shown(value)} isFixed={isFixed} empty={t('notSet')} options={options} onChange={onChange} />;
}

/** The field by which a picked record is shown; its own name is the default. */
export function ShownFieldEditor({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(formTexts);
  const failureText = useFailureText();
  const { options, failure } = useShownItems(shown(control.options['schemaCode']));
  useResetOnFailure(failure, isFixed || control.options['displayField'] === undefined, () => onChange(undefined));
  const name = { value: 'name', label: t('recordName') };
  return (
    <>
      <CodeSelect
        {...{ id, label, isFixed, onChange }}
        value={failure ? '' : shown(value)}
        empty={t('notSet')}
        options={failure ? [] : [name, ...options]}
      />
      {failure ? <p className={styles.issue}>{failureText(failure)}</p> : null}
    </>
  );
}

interface OrderProps {
  readonly schemaCode: string;
  readonly field: unknown;
  readonly type: unknown;
  readonly isFixed: boolean;
  readonly onChange: (field: string | undefined, type: number | undefined) => void;
}

function Order({ schemaCode, field, type, isFixed, onChange }: OrderProps) {
  const t = useTexts(formTexts);
  const isByField = type === recordOrderTypes.ascending || type === recordOrderTypes.descending;
  return (
    <>
      <span className={styles.line}>
        <span className={styles.label}>{t('order')}</span>
        <CodeSelect
          label={t('order')}
          value={isByField ? String(type) : ''}
          isFixed={isFixed}
          empty={t('newestFirst')}
          options={[
            { value: String(recordOrderTypes.ascending), label: t('ascending') },
            { value: String(recordOrderTypes.descending), label: t('descending') },
          ]}
          onChange={(next) => (next === undefined ? onChange(undefined, undefined) : onChange(shown(field) || undefined, Number(next)))}
        />
      </span>
      {isByField ? (
        <FieldChoice
          label={t('orderField')}
          schemaCode={schemaCode}
          value={field}
          isFixed={isFixed}
          onChange={(code) => onChange(code, Number(type))}
        />
      ) : null}
    </>
  );
}

/** A list of the model that the control names; only lists that are published, or will be with this working copy. */
export function ListEditor({ id, label, value, isFixed, onChange, control }: EditorProps) {
  const t = useTexts(formTexts);
  const failureText = useFailureText();
  const { options, failure } = useQueryLists(shown(control.options['schemaCode']));
  return (
    <>
      <CodeSelect {...{ id, label, isFixed, onChange, options }} value={shown(value)} empty={t('notSet')} />
      {failure ? <p className={styles.issue}>{failureText(failure)}</p> : null}
    </>
  );
}
