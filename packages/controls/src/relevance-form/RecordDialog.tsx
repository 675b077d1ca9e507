import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Modal } from 'antd';
import type { ControlOptions, Locale, RecordReference } from '@inkstone/schema';
import { useCallback } from 'react';
import { textOption } from '../declared-option.ts';
import { FoundNothing } from '../unit-picker/FoundNothing.tsx';
import { useFormUiServices } from '../ui-services.ts';
import { useFound } from '../use-found.ts';
import { relevanceFormText } from './relevance-form.locale.ts';
import { useRecords } from './use-records.ts';
import { shownFields, wantedFields } from './wanted-fields.ts';
import styles from './relevance-form.module.css';

interface RecordDialogProps {
  readonly title: string;
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly onPicked: (record: RecordReference) => void;
  readonly onClose: () => void;
}

/** Records to pick from, with the columns the control shows. */
export function RecordDialog({ title, options, locale, onPicked, onClose }: RecordDialogProps) {
  const schemaCode = textOption(options, 'schemaCode');
  const { found, query, search, more } = useRecords(schemaCode, wantedFields(options), true);
  const columns = shownFields(options);
  const labels = useRecordLabels(schemaCode);
  const records = found.value?.items ?? [];
  return (
    <Modal open title={title} width={760} footer={null} onCancel={onClose}>
      <Input
        autoFocus
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
        <div className={styles.records}>
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
                <RecordRow key={record.id} record={record} columns={columns} onPicked={onPicked} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found.value && found.value.next !== null ? (
        <Button type="link" loading={found.state === 'loading'} onClick={more}>
          {relevanceFormText.more[locale]}
        </Button>
      ) : null}
    </Modal>
  );
}

interface RecordRowProps {
  readonly record: RecordReference;
  readonly columns: readonly string[];
  readonly onPicked: (record: RecordReference) => void;
}

/** The first cell is a button, so that a record can be picked by keyboard too. */
function RecordRow({ record, columns, onPicked }: RecordRowProps) {
  const [first, ...others] = columns;
  return (
    <tr className={styles.record} onClick={() => onPicked(record)}>
      <td>
        <button
          type="button"
          className="ink-plain-button"
          onClick={(event) => {
            event.stopPropagation();
            onPicked(record);
          }}
        >
          {(first && textOf(record[first])) || record.name}
        </button>
      </td>
      {others.map((column) => (
        <td key={column}>{textOf(record[column])}</td>
      ))}
    </tr>
  );
}

/** Fields of other models come as JSON; what has a name is shown by it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('、');
  if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function useRecordLabels(schemaCode: string | null): Readonly<Record<string, string>> {
  const services = useFormUiServices();
  const ask = useCallback(
    (signal: AbortSignal) => (schemaCode && services?.recordLabels?.(schemaCode, { signal })) || Promise.resolve({}),
    [services, schemaCode],
  );
  return useFound<Readonly<Record<string, string>>>(ask).value ?? {};
}
