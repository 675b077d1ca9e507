import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { fillText, localizedName } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { lazy, Suspense, useState } from 'react';
import { useSignalValue } from '../view/use-signal-value.ts';
import { LazyMenu } from './menu/LazyMenu.tsx';
import { actionEntries } from './menu/row-menu.ui.ts';
import { sheetActions } from './sheet-actions.ts';
import type { SheetTable } from './sheet-table.ts';
import { sheetText } from './sheet.locale.ts';
import styles from './sheet.module.css';

const FilterChip = lazy(() => import('./filter/FilterChip.tsx').then((module) => ({ default: module.FilterChip })));

/** Sheets with at least this many rows are searchable. */
const searchedFrom = 10;

/** The toolbar of a sheet: search and filters, actions on selected rows, files, and the form's own buttons. */
export function SheetBar({ table }: { readonly table: SheetTable }) {
  const { sheet } = table;
  const count = useSignalValue(sheet.rows).length;
  const filter = useSignalValue(sheet.view.filter);
  const isFiltered = filter.text !== undefined || filter.conditions !== undefined;
  const hasSearch = count >= searchedFrom || isFiltered;
  const hasFilters = sheet.view.filters.length > 0 && (count > 0 || isFiltered);
  return (
    <div className={styles.bar}>
      {hasSearch || hasFilters ? <Search table={table} count={count} isFiltered={isFiltered} hasSearch={hasSearch} /> : null}
      <ChosenRows table={table} />
      <KeepOrder table={table} />
      <span className={styles.own}>
        <OwnActions table={table} />
      </span>
    </div>
  );
}

interface SearchProps {
  readonly table: SheetTable;
  readonly count: number;
  readonly isFiltered: boolean;
  readonly hasSearch: boolean;
}

function Search({ table, count, isFiltered, hasSearch }: SearchProps) {
  const { sheet, locale } = table;
  const { view } = sheet;
  const shown = useSignalValue(view.shown).length;
  const { text = '' } = useSignalValue(view.filter);
  const [draft, setDraft] = useState<string | null>(null);
  const announce = useAnnounce();
  function apply(next: string): void {
    setDraft(null);
    view.applyFilter({ ...view.filter.peek(), text: next });
    announce(fillText(sheetText.shownOf[locale], { shown: view.shown.peek().length, count }));
  }
  return (
    <div role="search" aria-label={sheetText.filters[locale]} className={styles.search}>
      {hasSearch ? (
        <Input
          size="small"
          className={styles.quick ?? ''}
          prefix={<SearchOutlined aria-hidden />}
          value={draft ?? text}
          placeholder={sheetText.search[locale]}
          aria-label={sheetText.search[locale]}
          allowClear
          onChange={({ target }) => (target.value === '' ? apply('') : setDraft(target.value))}
          onPressEnter={(event) => {
            event.preventDefault();
            apply(event.currentTarget.value);
          }}
          onBlur={({ target }) => draft !== null && apply(target.value)}
        />
      ) : null}
      <Suspense fallback={null}>
        {view.filters.map((filter) => (
          <FilterChip key={filter.column} table={table} filter={filter} />
        ))}
      </Suspense>
      {isFiltered ? (
        <>
          <span className={styles.shown}>{fillText(sheetText.shownOf[locale], { shown, count })}</span>
          <Button
            type="link"
            size="small"
            onClick={() => {
              setDraft(null);
              view.applyFilter({});
            }}
          >
            {sheetText.clearFilters[locale]}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function ChosenRows({ table }: { readonly table: SheetTable }) {
  const { chosen, sheet, locale } = table;
  const rows = useSignalValue(chosen.rows);
  const mayAdd = useSignalValue(sheet.mayAdd);
  const mayDelete = useSignalValue(sheet.mayDelete);
  const mayMove = useSignalValue(sheet.mayMove);
  if (rows.size === 0) return null;
  return (
    <span className={styles.chosen}>
      {fillText(sheetText.chosen[locale], { count: rows.size })}
      <LazyMenu items={() => actionEntries(table, () => chosen.inOrder(), { mayAdd, mayDelete, mayMove })}>
        <Button size="small">
          {sheetText.chosenActions[locale]} <DownOutlined aria-hidden />
        </Button>
      </LazyMenu>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={sheetText.chooseNone[locale]}
        title={sheetText.chooseNone[locale]}
        onClick={() => chosen.clear()}
      />
    </span>
  );
}

/** A button that makes the current sorting the order of the rows. */
function KeepOrder({ table }: { readonly table: SheetTable }) {
  const { sheet, history, locale } = table;
  const sorting = useSignalValue(sheet.view.sorting);
  const mayMove = useSignalValue(sheet.mayMove);
  const announce = useAnnounce();
  if (!sorting || !mayMove) return null;
  function handleKeep(): void {
    history.record(() => sheet.arrange(sheet.view.shown.peek()));
    sheet.view.sort(null);
    announce(sheetText.orderKept[locale]);
  }
  return (
    <Button type="link" size="small" onClick={handleKeep}>
      {sheetText.keepOrder[locale]}
    </Button>
  );
}

function OwnActions({ table }: { readonly table: SheetTable }) {
  const { form, sheet, locale } = table;
  const options = useSignalValue(sheet.field.options);
  const isReadonly = useSignalValue(sheet.field.readonly);
  return sheetActions(options).map((action) => (
    <Button key={action.key} size="small" disabled={isReadonly} onClick={() => form.trigger(sheet.code, action.key)}>
      {localizedName(action, locale)}
    </Button>
  ));
}
