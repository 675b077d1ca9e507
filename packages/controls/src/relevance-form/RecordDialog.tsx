import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Button, Checkbox, Drawer, Input, Modal } from 'antd';
import { fillText, type ControlOptions, type Locale, type RecordReference } from '@inkstone/schema';
import { useCallback, useState } from 'react';
import { ListState } from '../unit-picker/ListState.tsx';
import { useFormUiServices } from '../services/ui-services.ts';
import { useAsync } from '../view/use-async.ts';
import { isTree } from './is-tree.ts';
import { fieldText, recordText } from './record-text.ts';
import type { RecordSource } from './record-source.ts';
import { relevanceFormText } from './relevance-form.locale.ts';
import { useRecords } from './use-records.ts';
import { shownFields } from './requested-fields.ts';
import styles from './relevance-form.module.css';

interface RecordDialogProps {
  readonly title: string;
  readonly source: RecordSource;
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly isMulti: boolean;
  /** Full screen, for phones. */
  readonly isNarrow: boolean;
  readonly picked: readonly RecordReference[];
  /** The picked records are being imported: the dialog waits, and its parent closes it. */
  readonly isBusy?: boolean;
  /** Why the import failed. */
  readonly issue?: string | null;
  readonly onPicked: (records: readonly RecordReference[]) => void;
  readonly onClose: () => void;
}

/**
 * A dialog to pick records, with the columns the control shows; hierarchical if the control says so, until something is searched for. A
 * single choice closes it at once; several are confirmed together.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { title, source, options, locale, isMulti, isNarrow, picked, isBusy, issue, onPicked, onClose } = props;
  const { found, records, parents, query, search, more } = useRecords(source, true, isTree(options) ? 'top' : undefined);
  const [draft, setDraft] = useState(picked);
  const columns = shownFields(options);
  const labels = useRecordLabels(source.schemaCode, source.listCode);
  const ids = new Set(draft.map(({ id }) => id));

  function confirm(chosen: readonly RecordReference[]): void {
    onPicked(chosen);
    if (isBusy === undefined) onClose();
  }

  function handlePick(record: RecordReference): void {
    if (!isMulti) return confirm([record]);
    setDraft((before) => (ids.has(record.id) ? before.filter(({ id }) => id !== record.id) : [...before, record]));
  }

  const footer = isMulti ? (
    <div className={styles.bar}>
      <span role="status">{fillText(relevanceFormText.count[locale], { count: draft.length })}</span>
      <Button onClick={onClose}>{relevanceFormText.cancel[locale]}</Button>
      <Button type="primary" loading={isBusy ?? false} onClick={() => confirm(draft)}>
        {relevanceFormText.done[locale]}
      </Button>
    </div>
  ) : null;
  const content = (
    <>
      {issue === undefined ? null : <div role="alert">{issue ? <p className={styles.alert}>{issue}</p> : null}</div>}
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
        <ListState found={found} locale={locale} />
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
              <RecordRows
                records={records}
                parents={parents}
                source={source}
                columns={columns}
                options={options}
                locale={locale}
                picked={ids}
                isMulti={isMulti}
                depth={0}
                onPick={handlePick}
              />
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

interface RecordRowsProps {
  readonly records: readonly RecordReference[];
  /** Records with children. */
  readonly parents: ReadonlySet<string>;
  readonly source: RecordSource;
  readonly columns: readonly string[];
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly picked: ReadonlySet<string>;
  readonly isMulti: boolean;
  /** The level in the tree, from 0. */
  readonly depth: number;
  readonly onPick: (record: RecordReference) => void;
}

function RecordRows({ records, ...rest }: RecordRowsProps) {
  return records.map((record) => <RecordRow key={record.id} record={record} {...rest} />);
}

/** The first cell has a button or checkbox, so that a record can be picked by keyboard; before it is the button that expands a branch. */
function RecordRow({ record, ...rest }: Omit<RecordRowsProps, 'records'> & { readonly record: RecordReference }) {
  const { parents, columns, options, locale, picked, isMulti, depth, onPick } = rest;
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = columns;
  const text = (first && fieldText(record[first], locale)) || recordText(record, options, locale);
  const isParent = parents.has(record.id);
  return (
    <>
      <tr className={styles.record} data-picked={picked.has(record.id) || undefined} onClick={() => onPick(record)}>
        <td
          onClick={(event) => event.stopPropagation()}
          style={{ paddingInlineStart: `calc(${depth} * var(--ink-space-4) + var(--ink-space-2))` }}
        >
          {isParent ? (
            <button
              type="button"
              className={`ink-plain-button ${styles.branch}`}
              aria-expanded={isOpen}
              aria-label={fillText(relevanceFormText.below[locale], { name: text })}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            </button>
          ) : null}
          {isMulti ? (
            <Checkbox checked={picked.has(record.id)} onChange={() => onPick(record)}>
              {text}
            </Checkbox>
          ) : (
            <button type="button" className="ink-plain-button" onClick={() => onPick(record)}>
              {text}
            </button>
          )}
        </td>
        {others.map((column) => (
          <td key={column}>{fieldText(record[column], locale)}</td>
        ))}
      </tr>
      {isParent && isOpen ? <RecordBranch {...rest} parentId={record.id} depth={depth + 1} /> : null}
    </>
  );
}

/** The children of a record, loaded when it is expanded. */
function RecordBranch({ parentId, ...rest }: Omit<RecordRowsProps, 'records' | 'parents'> & { readonly parentId: string }) {
  const { found, records, parents, more } = useRecords(rest.source, true, parentId);
  const { columns, locale } = rest;
  return (
    <>
      <RecordRows {...rest} records={records} parents={parents} />
      {more || found.state !== 'done' ? (
        <tr>
          <td colSpan={Math.max(columns.length, 1)}>
            {more ? (
              <Button type="link" loading={found.state === 'loading'} onClick={more}>
                {relevanceFormText.more[locale]}
              </Button>
            ) : (
              <ListState found={found} locale={locale} />
            )}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Returns the labels of a model's fields in the user's language. */
function useRecordLabels(schemaCode: string | null, listCode: string | null): Readonly<Record<string, string>> {
  const services = useFormUiServices();
  const load = useCallback(
    (signal: AbortSignal) =>
      (schemaCode && services?.recordLabels?.(schemaCode, { signal, ...(listCode !== null && { listCode }) })) || Promise.resolve({}),
    [services, schemaCode, listCode],
  );
  return useAsync<Readonly<Record<string, string>>>(load).value ?? {};
}
