import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { formLoad, queryList } from '@inkstone/api';
import { compileFormula, dayAt, formatFormulaDate, plainScope, traceFormula } from '@inkstone/formula';
import { unitTypes } from '@inkstone/schema';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { fieldTypesOf, type FormulaField } from '../formula-field.ts';
import { formulaTexts } from '../formula.locale.ts';
import { TraceSteps } from './TraceSteps.tsx';
import { TrialField } from './TrialField.tsx';
import { formulaValues, recordValues, sampleValues, type TrialValues } from './trial-values.ts';
import styles from '../formula.module.css';

interface FormulaTrialProps {
  readonly text: string;
  readonly fields: readonly FormulaField[];
  readonly schemaCode?: string | undefined;
}

type Source = 'empty' | 'sample' | 'record';

const nothing: TrialValues = {};

/** The value of a formula on an empty, a sample or a real record, with the steps by which it is computed. Nothing is stored. */
export function FormulaTrial({ text, fields, schemaCode }: FormulaTrialProps) {
  const t = useTexts(formulaTexts);
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const { user } = useSession();
  const [openedAt] = useState(() => new Date());
  const [source, setSource] = useState<Source>('sample');
  const [record, setRecord] = useState('');
  const [typed, setTyped] = useState<TrialValues>(nothing);
  const stored = useRecordValues(schemaCode, source === 'record' ? record : '', fields);
  const values = useMemo(() => {
    const person = { id: user?.id ?? '', name: user?.name ?? '' };
    const today = formatFormulaDate(dayAt(openedAt, timeZone), timeZone);
    const sample = source === 'sample' ? sampleValues(fields, { today, text: t('sampleText'), user: person }) : nothing;
    return { ...sample, ...stored, ...typed };
  }, [source, fields, stored, typed, timeZone, user, t, openedAt]);
  const reads = useMemo(() => new Set(compileFormula(text, { fields: fieldTypesOf(fields) }).dependencies), [text, fields]);
  const read = fields.filter(({ code }) => reads.has(code));
  const trace = useMemo(() => {
    const requester = user ? { user: { id: user.id, name: user.name, unitType: unitTypes.user } } : {};
    return traceFormula(text, {
      ...plainScope(formulaValues(values, fields, timeZone), { timeZone, locale }),
      unit: () => undefined,
      ...requester,
    });
  }, [text, values, fields, timeZone, locale, user]);
  const choose = (next: Source): void => {
    setSource(next);
    setTyped(nothing);
  };
  return (
    <section className={styles.trial} aria-label={t('trial')}>
      <h3>{t('trial')}</h3>
      <Segmented
        size="small"
        aria-label={t('tryOn')}
        value={source}
        options={[
          { value: 'empty', label: t('onEmpty') },
          { value: 'sample', label: t('onSample') },
          ...(schemaCode === undefined ? [] : [{ value: 'record' as const, label: t('onRecord') }]),
        ]}
        onChange={choose}
      />
      {source === 'record' && schemaCode !== undefined ? (
        <RecordSelect
          schemaCode={schemaCode}
          value={record}
          onChange={(id) => {
            setRecord(id);
            setTyped(nothing);
          }}
        />
      ) : null}
      {read.length === 0 ? <p className={styles.note}>{t('readsNothing')}</p> : null}
      <div className={styles.values}>
        {read.map((field) => (
          <TrialField
            key={field.code}
            field={field}
            value={values[field.code]}
            onChange={(value) => setTyped({ ...typed, [field.code]: value })}
          />
        ))}
      </div>
      <output className={styles.result}>{t('result', { value: trace.root.shown[locale] })}</output>
      <h3>{t('steps')}</h3>
      <TraceSteps trace={trace} fields={fields} />
      {trace.complete ? null : <p className={styles.note}>{t('cutOff')}</p>}
    </section>
  );
}

function useRecordValues(schemaCode: string | undefined, objectId: string, fields: readonly FormulaField[]): TrialValues {
  const client = useClient();
  const loaded = useQuery({
    queryKey: ['formula-trial', schemaCode, objectId],
    queryFn: ({ signal }) => client.call(formLoad, { schemaCode, objectId }, { signal }),
    enabled: schemaCode !== undefined && objectId !== '',
    retry: false,
  });
  const record = loaded.data?.bizObject.values;
  return useMemo(() => (record ? recordValues(record, fields) : nothing), [record, fields]);
}

interface RecordSelectProps {
  readonly schemaCode: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** How many of the latest records are offered. */
const offered = 50;

function RecordSelect({ schemaCode, value, onChange }: RecordSelectProps) {
  const t = useTexts(formulaTexts);
  const client = useClient();
  const found = useQuery({
    queryKey: ['formula-trial-records', schemaCode],
    queryFn: ({ signal }) => client.call(queryList, { schemaCode, fields: [], size: offered }, { signal }),
    retry: false,
  });
  if (found.isError || found.data?.items.length === 0) return <p className={styles.note}>{t('noRecords')}</p>;
  return (
    <select className={styles.select} aria-label={t('record')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('chooseRecord')}</option>
      {found.data?.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name || id}
        </option>
      ))}
    </select>
  );
}
