import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { Form, RowId, Sheet } from '@inkstone/form-engine';
import { fillText, localizedName, type FieldPath, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ViewProps } from '../../view/control-view.ts';
import { inputId, labelId } from '../../view/field-id.ts';
import { onReveal } from '../../layout/focus-field.ui.ts';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { OpenCard } from './OpenCard.tsx';
import { recordColumnOf } from '../rows/record-column.ts';
import { RowEditor } from './RowEditor.tsx';
import { sheetActions } from '../sheet-actions.ts';
import { SheetCard } from './SheetCard.tsx';
import { sheetIssueAttributes } from '../sheet-issue-attributes.ts';
import { SheetHistory } from '../rows/sheet-history.ts';
import { sheetText } from '../sheet.locale.ts';
import styles from './sheet-cards.module.css';
import { SheetTotal } from '../SheetTotals.tsx';
import { SwipedCard } from './SwipedCard.tsx';
import { UndoBar } from './UndoBar.tsx';

const CardRecords = lazy(() => import('./CardRecords.tsx').then((module) => ({ default: module.CardRecords })));

const cardsAtOnce = 30;

interface SheetCardsProps extends ViewProps {
  /** Whether all rows are expanded for editing; otherwise a row opens in full screen. */
  readonly isUnfolded: boolean;
}

/** Rows as cards. Swiping a card away deletes its row, which can be undone. */
export function SheetCards({ field, form, locale, isUnfolded }: SheetCardsProps) {
  const announce = useAnnounce();
  const sheet = form.sheet(field.path);
  const history = useMemo(() => new SheetHistory(form, sheet), [form, sheet]);
  const rows = useSignalValue(sheet.rows);
  const issues = useSignalValue(field.errors);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const mayDelete = useSignalValue(sheet.mayDelete);
  const recordColumn = recordColumnOf(sheet, useSignalValue(field.options));
  const [opened, setOpened] = useState<RowId | null>(null);
  const [focusPath, setFocusPath] = useState<FieldPath | null>(null);
  const [shown, setShown] = useState(cardsAtOnce);
  const [deleted, setDeleted] = useState<number | null>(null);
  const columns = useMemo(() => sheet.columns.filter(({ visible }) => visible), [sheet]);
  useEffect(
    () =>
      onReveal((path) => {
        const row = rowNamed(sheet, path);
        if (row === undefined) return;
        setShown((before) => Math.max(before, sheet.rows.peek().indexOf(row) + 1));
        if (isUnfolded) return;
        setOpened(row);
        setFocusPath(path);
      }),
    [sheet, isUnfolded],
  );

  function open(row: RowId | null): void {
    setOpened(row);
    setFocusPath(null);
  }

  function add(): void {
    const row = history.record(() => sheet.append());
    setDeleted(null);
    setShown((before) => Math.max(before, sheet.rows.peek().length));
    if (!isUnfolded) open(row);
    announce(fillText(sheetText.added[locale], { number: sheet.rows.peek().length }));
  }

  function remove(row: RowId): void {
    const number = rows.indexOf(row) + 1;
    open(null);
    history.record(() => sheet.remove(row), { removed: [row] });
    setDeleted(number);
    announce(fillText(sheetText.deleted[locale], { number }));
  }

  function restore(): void {
    history.undo();
    setDeleted(null);
    announce(sheetText.undone[locale]);
  }

  const card = (row: RowId, number: number) =>
    isUnfolded ? (
      <OpenCard form={form} sheet={sheet} columns={columns} locale={locale} row={row} number={number} onRemove={() => remove(row)} />
    ) : (
      <SwipedCard canDelete={mayDelete && sheet.isOwn(row)} label={sheetText.delete[locale]} onDelete={() => remove(row)}>
        <SheetCard form={form} sheet={sheet} columns={columns} locale={locale} row={row} number={number} onOpen={() => open(row)} />
      </SwipedCard>
    );

  return (
    <div
      id={inputId(field.path)}
      className={styles.cards}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId(field.path)}
      {...sheetIssueAttributes(field, issues)}
    >
      <OwnActions form={form} sheet={sheet} locale={locale} />
      {rows.length === 0 ? <p className={styles.nothing}>{sheetText.empty[locale]}</p> : null}
      <ol className={styles.list}>
        {rows.slice(0, shown).map((row, index) => (
          <li key={row}>{card(row, index + 1)}</li>
        ))}
      </ol>
      {rows.length > shown ? <Button onClick={() => setShown(shown + cardsAtOnce)}>{sheetText.more[locale]}</Button> : null}
      <CardTotals form={form} sheet={sheet} locale={locale} />
      {mayAdd ? (
        <Button block type="dashed" icon={<PlusOutlined aria-hidden />} onClick={add}>
          {sheetText.add[locale]}
        </Button>
      ) : null}
      {mayAdd && recordColumn ? (
        <Suspense fallback={null}>
          <CardRecords table={{ form, sheet, history, locale }} column={recordColumn} />
        </Suspense>
      ) : null}
      {opened !== null && rows.includes(opened) ? (
        <RowEditor
          form={form}
          sheet={sheet}
          columns={columns}
          locale={locale}
          row={opened}
          focusPath={focusPath}
          onOpen={open}
          onRemove={() => remove(opened)}
          onClose={() => open(null)}
        />
      ) : null}
      {deleted !== null && mayAdd ? (
        <UndoBar
          text={fillText(sheetText.deleted[locale], { number: deleted })}
          undo={sheetText.undo[locale]}
          onUndo={restore}
          onClose={() => setDeleted(null)}
        />
      ) : null}
    </div>
  );
}

function rowNamed(sheet: Sheet, path: string): RowId | undefined {
  return sheet.rows.peek().find((row) => path.startsWith(`${sheet.code}[${row}]`));
}

interface SheetPartProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly locale: Locale;
}

function OwnActions({ form, sheet, locale }: SheetPartProps) {
  const actions = sheetActions(useSignalValue(sheet.field.options));
  const isReadonly = useSignalValue(sheet.field.readonly);
  if (actions.length === 0 || isReadonly) return null;
  return (
    <div className={styles.own}>
      {actions.map((action) => (
        <Button key={action.key} onClick={() => form.trigger(sheet.code, action.key)}>
          {localizedName(action, locale)}
        </Button>
      ))}
    </div>
  );
}

function CardTotals({ form, sheet, locale }: SheetPartProps) {
  const count = useSignalValue(sheet.rows).length;
  const totalled = sheet.columns.filter(({ visible, hasTotal }) => visible && hasTotal);
  if (totalled.length === 0 || count === 0) return null;
  return (
    <dl className={styles.totals}>
      {totalled.map((column) => (
        <div key={column.key}>
          <dt>
            {sheetText.total[locale]} · {column.label(locale)}
          </dt>
          <dd>
            <SheetTotal form={form} sheet={sheet} column={column} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
