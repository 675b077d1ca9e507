import { PlusOutlined } from '@ant-design/icons';
import type { Form, RowId, Sheet } from '@inkstone/form-engine';
import { fillText, type FieldPath, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { FaceProps } from '../face.ts';
import { inputId, labelId } from '../field-id.ts';
import { onReveal } from '../renderer/focus-field.ui.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { RowEditor } from './RowEditor.tsx';
import { SheetCard } from './SheetCard.tsx';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet-cards.module.css';
import { SheetTotal } from './SheetTotals.tsx';

const cardsAtOnce = 30;

/** Rows as cards; a row opens over the whole screen to be filled in. */
export function SheetMobile({ field, form, locale }: FaceProps) {
  const announce = useAnnounce();
  const sheet = form.sheet(field.path);
  const rows = useSignalValue(sheet.rows);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const [opened, setOpened] = useState<RowId | null>(null);
  const [wanted, setWanted] = useState<FieldPath | null>(null);
  const [shown, setShown] = useState(cardsAtOnce);
  const columns = useMemo(() => sheet.columns.filter(({ visible }) => visible), [sheet]);
  useEffect(
    () =>
      onReveal((path) => {
        const row = rowNamed(sheet, path);
        if (row === undefined) return;
        setOpened(row);
        setWanted(path);
      }),
    [sheet],
  );

  function open(row: RowId | null): void {
    setOpened(row);
    setWanted(null);
  }

  function remove(row: RowId): void {
    const number = rows.indexOf(row) + 1;
    open(null);
    sheet.remove(row);
    announce(fillText(sheetText.deleted[locale], { number }));
  }

  return (
    <div id={inputId(field.path)} className={styles.cards} role="group" tabIndex={-1} aria-labelledby={labelId(field.path)}>
      {rows.length === 0 ? <p className={styles.nothing}>{sheetText.empty[locale]}</p> : null}
      <ol className={styles.list}>
        {rows.slice(0, shown).map((row, index) => (
          <li key={row}>
            <SheetCard form={form} sheet={sheet} columns={columns} locale={locale} row={row} number={index + 1} onOpen={() => open(row)} />
          </li>
        ))}
      </ol>
      {rows.length > shown ? <Button onClick={() => setShown(shown + cardsAtOnce)}>{sheetText.more[locale]}</Button> : null}
      <CardTotals form={form} sheet={sheet} locale={locale} />
      {mayAdd ? (
        <Button block type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => open(sheet.append())}>
          {sheetText.add[locale]}
        </Button>
      ) : null}
      {opened !== null && rows.includes(opened) ? (
        <RowEditor
          form={form}
          sheet={sheet}
          columns={columns}
          locale={locale}
          row={opened}
          wanted={wanted}
          onOpen={open}
          onRemove={() => remove(opened)}
          onClose={() => open(null)}
        />
      ) : null}
    </div>
  );
}

function rowNamed(sheet: Sheet, path: string): RowId | undefined {
  return sheet.rows.peek().find((row) => path.startsWith(`${sheet.code}[${row}]`));
}

interface CardTotalsProps {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly locale: Locale;
}

function CardTotals({ form, sheet, locale }: CardTotalsProps) {
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
