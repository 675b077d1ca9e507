import { Button, Input } from 'antd';
import { completeOptions, computed, type ControlModels, type Field, type Form } from '@inkstone/form-engine';
import type { Locale, RecordReference } from '@inkstone/schema';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { labelled } from '@inkstone/schema';
import { useRecordId } from '../view/record-id-context.ts';
import { fieldText } from '../relevance-form/record-text.ts';
import { useRecords } from '../relevance-form/use-records.ts';
import { ListState } from '../unit-picker/ListState.tsx';
import { useFormUiServices, type RecordColumn } from '../services/ui-services.ts';
import { useModels } from '../view/models-context.ts';
import { useAsync } from '../view/use-async.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { referencingRecords } from './referencing-records.ts';
import { reverseRelevanceText } from './reverse-relevance.locale.ts';
import { isLink } from './tabbed-lists.ts';
import styles from './reverse-relevance.module.css';

interface ReferencingRecordsProps {
  readonly field: Field;
  readonly form: Form;
  readonly locale: Locale;
  readonly isNarrow: boolean;
}

/** The records that reference this one, as a table or as links. */
export function ReferencingRecords({ field, form, locale, isNarrow }: ReferencingRecordsProps) {
  const recordId = useRecordId();
  const models = useModels();
  const options = useSignalValue(field.options);
  const source = useSignalValue(
    useMemo(() => computed(() => referencingRecords(form, field.path, recordId, isNarrow)), [form, field, recordId, isNarrow]),
  );
  const isFixed = useSignalValue(field.readonly);
  const { found, records, isBeginning, restart, query, search, more } = useRecords(source, source.schemaCode !== null);
  useReturn(restart);
  useChange(isBeginning ? records : null, () => form.trigger(field.path, 'onChange'));
  const columns = useRecordColumns(source.schemaCode, source.listCode);
  if (recordId === null) return <p className={styles.note}>{reverseRelevanceText.unsaved[locale]}</p>;
  const next = more ? (
    <Button type="link" loading={found.state === 'loading'} onClick={more}>
      {reverseRelevanceText.more[locale]}
    </Button>
  ) : null;
  if (isLink(options)) {
    if (records.length === 0) return <ListState found={found} locale={locale} />;
    return (
      <p className={styles.links}>
        {records.map((record) => (
          <RecordLink key={record.id} schemaCode={source.schemaCode} record={record} isFixed={isFixed} />
        ))}
        {next}
      </p>
    );
  }
  const label = field.label(locale);
  return (
    <div className={styles.list}>
      <Input.Search
        allowClear
        className={styles.search ?? ''}
        aria-label={labelled(label, reverseRelevanceText.search[locale], locale)}
        placeholder={reverseRelevanceText.search[locale]}
        value={query}
        onChange={(event) => search(event.target.value)}
      />
      {records.length === 0 ? (
        <ListState found={found} locale={locale} />
      ) : (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{reverseRelevanceText.record[locale]}</th>
                {columns.map((column) => (
                  <th key={column.code} scope="col">
                    {column.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <tr key={record.id}>
                  <td>
                    <RecordLink schemaCode={source.schemaCode} record={record} isFixed={isFixed} />
                  </td>
                  {columns.map((column) => (
                    <td key={column.code}>{cellText(models, column, record[column.code], { form, locale })}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next}
    </div>
  );
}

interface RecordLinkProps {
  readonly schemaCode: string | null;
  readonly record: RecordReference;
  /** Only named, not to be opened from here. */
  readonly isFixed: boolean;
}

function RecordLink({ schemaCode, record, isFixed }: RecordLinkProps) {
  const services = useFormUiServices();
  const href = isFixed || schemaCode === null ? undefined : services?.recordHref?.(schemaCode, record.id);
  const name = record.name === '' ? '—' : record.name;
  return href ? <a href={href}>{name}</a> : <span>{name}</span>;
}

type Shown = Pick<ReferencingRecordsProps, 'form' | 'locale'>;

/** Formats a value of the other model with its control's model. */
function cellText(models: ControlModels, { controlType, options, label }: RecordColumn, value: unknown, { form, locale }: Shown): string {
  const model = Object.hasOwn(models, controlType) ? models[controlType] : undefined;
  if (!model) return fieldText(value, locale);
  const complete = completeOptions(model.props, options);
  const decoded = model.decode(value, complete);
  if (!decoded.ok) return fieldText(value, locale);
  return model.format(decoded.value, { options: complete, label, locale, timeZone: form.environment.timeZone, now: form.environment.now });
}

/** Loads the columns of a list of the other model. */
function useRecordColumns(schemaCode: string | null, listCode: string | null): readonly RecordColumn[] {
  const services = useFormUiServices();
  const load = useCallback(
    (signal: AbortSignal) =>
      (schemaCode && services?.recordColumns?.(schemaCode, { signal, ...(listCode !== null && { listCode }) })) || Promise.resolve([]),
    [services, schemaCode, listCode],
  );
  return useAsync<readonly RecordColumn[]>(load).value ?? [];
}

/** Calls back when somebody returns to the window: in another one they may have made or changed such a record. */
function useReturn(onReturn: () => void): void {
  const handle = useEffectEvent(onReturn);
  useEffect(() => {
    const listener = () => handle();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);
}

/** Calls back when other records are listed than before; null: it is not known at present. What is listed first is no change. */
function useChange(records: readonly RecordReference[] | null, onChange: () => void): void {
  const before = useRef<string | null>(null);
  const ids = records?.map(({ id }) => id).join(' ');
  const handle = useEffectEvent(onChange);
  useEffect(() => {
    if (ids === undefined || ids === before.current) return;
    const isFirst = before.current === null;
    before.current = ids;
    if (!isFirst) handle();
  }, [ids]);
}
