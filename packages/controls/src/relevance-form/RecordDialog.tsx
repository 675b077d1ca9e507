import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Drawer, Input, Modal } from 'antd';
import { fillText, type ControlOptions, type Locale, type RecordReference } from '@inkstone/schema';
import { useCallback, useState } from 'react';
import { FoundNothing } from '../unit-picker/FoundNothing.tsx';
import { useFormUiServices } from '../ui-services.ts';
import { useFound } from '../use-found.ts';
import { fieldText, recordText } from './record-text.ts';
import type { RecordSource } from './record-source.ts';
import { relevanceFormText } from './relevance-form.locale.ts';
import { useRecords } from './use-records.ts';
import { shownFields } from './wanted-fields.ts';
import styles from './relevance-form.module.css';

interface RecordDialogProps {
  readonly title: string;
  readonly source: RecordSource;
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly isMulti: boolean;
  /** Over the whole screen of a phone. */
  readonly isNarrow: boolean;
  readonly picked: readonly RecordReference[];
  readonly onPicked: (records: readonly RecordReference[]) => void;
  readonly onClose: () => void;
}

/** Records to pick from, with the columns the control shows. One closes it at once; several are confirmed together. */
export function RecordDialog({ title, source, options, locale, isMulti, isNarrow, picked, onPicked, onClose }: RecordDialogProps) {
  const { found, records, query, search, more } = useRecords(source, true);
  const [draft, setDraft] = useState(picked);
  const columns = shownFields(options);
  const labels = useRecordLabels(source.schemaCode, source.listCode);
  const ids = new Set(draft.map(({ id }) => id));

  function confirm(chosen: readonly RecordReference[]): void {
    onPicked(chosen);
    onClose();
  }

  function handlePick(record: RecordReference): void {
    if (!isMulti) return confirm([record]);
    setDraft((before) => (ids.has(record.id) ? before.filter(({ id }) => id !== record.id) : [...before, record]));
  }

  const footer = isMulti ? (
    <div className={styles.bar}>
      <span role="status">{fillText(relevanceFormText.count[locale], { count: draft.length })}</span>
      <Button onClick={onClose}>{relevanceFormText.cancel[locale]}</Button>
      <Button type="primary" onClick={() => confirm(draft)}>
        {relevanceFormText.done[locale]}
      </Button>
    </div>
  ) : null;
  const content = (
    <>
      <Input
        autoFocus={!isNarrow}
        allowClear
        aria-label={relevanceFormText.search[locale]}
        placeholder={relevanceFormText.search[locale]}
        prefix={<SearchOutlined aria-hidden />}
        value={query}
        onChange={(event) => search(event.target.value)}
      />
      {found.state === 'failed' || records.length === 0 ? (
        <FoundNothing found={found} locale={locale} />
      ) : (
        <div className={styles.records} tabIndex={0} role="group" aria-label={title}>
          <table>
            <thead>
              <tr>
                {(columns.length > 0 ? columns : ['name']).map((column) => (
                  <th key={column} scope="col">
                    {labels[column] ?? (column === 'name' ? relevanceFormText.recordName[locale] : column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <RecordRow
                  key={record.id}
                  record={record}
                  columns={columns}
                  options={options}
                  isPicked={ids.has(record.id)}
                  isMulti={isMulti}
                  onPick={handlePick}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more ? (
        <Button type="link" loading={found.state === 'loading'} onClick={more}>
          {relevanceFormText.more[locale]}
        </Button>
      ) : null}
    </>
  );

  if (isNarrow) {
    return (
      <Drawer
        open
        placement="bottom"
        size="100%"
        title={title}
        closable={{ 'aria-label': relevanceFormText.cancel[locale] }}
        onClose={onClose}
        footer={footer}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Modal open title={title} width={760} footer={footer} onCancel={onClose}>
      {content}
    </Modal>
  );
}

interface RecordRowProps {
  readonly record: RecordReference;
  readonly columns: readonly string[];
  readonly options: ControlOptions;
  readonly isPicked: boolean;
  readonly isMulti: boolean;
  readonly onPick: (record: RecordReference) => void;
}

/** The first cell is a button or a box to tick, so that a record can be picked by keyboard too. */
function RecordRow({ record, columns, options, isPicked, isMulti, onPick }: RecordRowProps) {
  const [first, ...others] = columns;
  const text = (first && fieldText(record[first])) || recordText(record, options);
  return (
    <tr className={styles.record} data-picked={isPicked || undefined} onClick={() => onPick(record)}>
      <td onClick={(event) => event.stopPropagation()}>
        {isMulti ? (
          <Checkbox checked={isPicked} onChange={() => onPick(record)}>
            {text}
          </Checkbox>
        ) : (
          <button type="button" className="ink-plain-button" onClick={() => onPick(record)}>
            {text}
          </button>
        )}
      </td>
      {others.map((column) => (
        <td key={column}>{fieldText(record[column])}</td>
      ))}
    </tr>
  );
}

/** Heads of a model's fields in the person's language. */
function useRecordLabels(schemaCode: string | null, listCode: string | null): Readonly<Record<string, string>> {
  const services = useFormUiServices();
  const ask = useCallback(
    (signal: AbortSignal) =>
      (schemaCode && services?.recordLabels?.(schemaCode, { signal, ...(listCode !== null && { listCode }) })) || Promise.resolve({}),
    [services, schemaCode, listCode],
  );
  return useFound<Readonly<Record<string, string>>>(ask).value ?? {};
}
