import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { cancelValueCopy, listValueCopies, startValueCopy, type ValueCopy } from '@inkstone/api';
import { objectsIn, type JsonObject } from '@inkstone/design';
import { convertibleTypes, localizedName, type DataItemType, type Locale } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { namedPart } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { modelTexts } from './model.locale.ts';
import styles from './model.module.css';

interface ValueCopiesProps {
  readonly appCode: string;
  readonly schemaCode: string;
  /** The published data items. */
  readonly items: readonly JsonObject[];
}

const runningMilliseconds = 1_000;

/** Copying the values of a published data item into another one, and what became of it. */
export function ValueCopies({ appCode, schemaCode, items }: ValueCopiesProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const client = useClient();
  const { rights } = useDocuments();
  const [isOpen, setOpen] = useState(false);
  const copies = useQuery({
    queryKey: ['value-copies', appCode, schemaCode],
    queryFn: ({ signal }) => client.call(listValueCopies, { appCode, schemaCode }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((copy) => copy.state === 'running') ? runningMilliseconds : false),
  });
  const all = copiedItems(items, locale);
  const isPossible = all.some((from) => all.some((to) => mayCopy(from, to)));
  if (copies.isError) return <QueryFailure failure={copies.error} onRetry={() => void copies.refetch()} />;
  if (!isPossible && !copies.data?.length) return null;
  return (
    <details
      className={styles.copying}
      open={isOpen || copies.data?.some(({ state }) => state === 'running')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('copyValues')}</summary>
      {rights.publish && isPossible ? (
        <StartCopy
          appCode={appCode}
          schemaCode={schemaCode}
          items={all}
          isRunning={copies.data?.some(({ state }) => state === 'running') ?? true}
        />
      ) : null}
      <ul className={styles.copies}>
        {copies.data?.map((copy) => (
          <CopyEntry key={copy.id} appCode={appCode} schemaCode={schemaCode} copy={copy} items={all} mayCancel={rights.publish} />
        ))}
      </ul>
    </details>
  );
}

/** An item of the model, or a column of a sub-table. */
interface CopiedItem {
  readonly code: string;
  readonly name: string;
  readonly type: DataItemType;
  readonly schemaCode: string;
  readonly sheet: string;
}

function copiedItems(items: readonly JsonObject[], locale: Locale, sheet?: { readonly code: string; readonly name: string }): CopiedItem[] {
  return items.flatMap((item): CopiedItem[] => {
    const code = textOf(item['code']);
    const own = localizedName(namedPart(item, code), locale);
    const name = sheet ? `${sheet.name} / ${own}` : own;
    if (item['type'] === 'Sheet') return copiedItems(objectsIn(item['dataItems']), locale, { code, name });
    const type = textOf(item['type']) as DataItemType;
    return [{ code: sheet ? `${sheet.code}.${code}` : code, name, type, schemaCode: textOf(item['schemaCode']), sheet: sheet?.code ?? '' }];
  });
}

/** Whether values of one item can be copied into the other. */
const mayCopy = (from: CopiedItem, to: CopiedItem): boolean =>
  from.code !== to.code &&
  from.sheet === to.sheet &&
  from.schemaCode === to.schemaCode &&
  (convertibleTypes[from.type] ?? []).includes(to.type);

interface StartCopyProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly items: readonly CopiedItem[];
  readonly isRunning: boolean;
}

function StartCopy({ appCode, schemaCode, items, isRunning }: StartCopyProps) {
  const t = useTexts(modelTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const [chosen, setChosen] = useState({ from: '', to: '' });
  const sources = items.filter((from) => items.some((to) => mayCopy(from, to)));
  const source = sources.find(({ code }) => code === chosen.from);
  const targets = source ? items.filter((to) => mayCopy(source, to)) : [];
  const target = targets.find(({ code }) => code === chosen.to);
  const start = useMutation({
    mutationFn: () => {
      const input = { appCode, schemaCode, ...chosen };
      return client.call(startValueCopy, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: async () => {
      intention.fulfil();
      await queries.invalidateQueries({ queryKey: ['value-copies', appCode, schemaCode] });
    },
  });
  return (
    <form
      className={styles.startCopy}
      onSubmit={(event) => {
        event.preventDefault();
        if (target && !isRunning) start.mutate();
      }}
    >
      <p className="ink-muted">{t('copyValuesHint')}</p>
      <label>
        {t('copyFrom')}{' '}
        <select className={styles.select} value={chosen.from} onChange={({ target: { value } }) => setChosen({ from: value, to: '' })}>
          <option value="" />
          {sources.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('copyTo')}{' '}
        <select className={styles.select} value={chosen.to} onChange={({ target: { value } }) => setChosen({ ...chosen, to: value })}>
          <option value="" />
          {targets.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button htmlType="submit" loading={start.isPending} disabled={!target || isRunning}>
        {t('startCopy')}
      </Button>
      <div role="alert" className={fieldStyles.issue}>
        {start.error ? failureText(start.error) : null}
      </div>
    </form>
  );
}

interface CopyEntryProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly copy: ValueCopy;
  readonly items: readonly CopiedItem[];
  readonly mayCancel: boolean;
}

const states = { running: 'copyRunning', done: 'copyDone', canceled: 'copyCanceled', failed: 'copyFailed' } as const;

function CopyEntry({ appCode, schemaCode, copy, items, mayCancel }: CopyEntryProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const cancel = useMutation({
    mutationFn: () => {
      const input = { appCode, schemaCode, id: copy.id };
      return client.call(cancelValueCopy, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['value-copies', appCode, schemaCode] }),
  });
  const nameOf = (code: string) => items.find((item) => item.code === code)?.name ?? code;
  const title = t('copyOf', { from: nameOf(copy.from), to: nameOf(copy.to) });
  const seen = copy.copied + copy.refused;
  return (
    <li>
      <span>{title}</span>{' '}
      <span className="ink-muted ink-small">
        {copy.startedBy.name} · {formatInstant(copy.startedAt, locale, timeZone)}
      </span>
      <p role="status">{t(states[copy.state], { copied: copy.copied, refused: copy.refused, total: copy.total })}</p>
      {copy.state === 'running' ? (
        <div className={styles.progress}>
          <Progress
            percent={copy.total === 0 ? 100 : Math.min(99, Math.floor((seen / copy.total) * 100))}
            size="small"
            aria-label={title}
          />
          {mayCancel ? (
            <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('cancelCopy')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {copy.problems.length > 0 ? (
        <details>
          <summary>{t('notConverted')}</summary>
          <ul>
            {copy.problems.map(({ value, count }) => (
              <li key={value}>{t('repeatedValue', { value, count })}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <div role="alert" className={fieldStyles.issue}>
        {cancel.error ? failureText(cancel.error) : null}
      </div>
    </li>
  );
}
