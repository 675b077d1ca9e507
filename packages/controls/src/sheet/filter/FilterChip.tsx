import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import type { ColumnFilter, FilterCondition } from '@inkstone/form-engine';
import { fillText } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSignalValue } from '../../view/use-signal-value.ts';
import { conditionText } from './condition-text.ts';
import type { SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';

const FilterEditor = lazy(() => import('./FilterEditor.tsx').then((module) => ({ default: module.FilterEditor })));

interface FilterChipProps {
  readonly table: SheetTable;
  readonly filter: ColumnFilter;
}

/** A declared filter: shows its condition, and opens an editor for it. */
export function FilterChip({ table, filter }: FilterChipProps) {
  const { sheet, locale } = table;
  const { view } = sheet;
  const [isOpen, setOpen] = useState(false);
  const announce = useAnnounce();
  const { conditions = [] } = useSignalValue(view.filter);
  const condition = conditions.find(({ column }) => column === filter.column) ?? null;
  const column = sheet.columns.find(({ key }) => key === filter.column);
  if (!column) return null;
  const name = column.label(locale);
  function apply(next: FilterCondition | null): void {
    const others = conditions.filter((each) => each.column !== filter.column);
    view.applyFilter({ ...view.filter.peek(), conditions: next ? [...others, next] : others });
    setOpen(false);
    announce(fillText(sheetText.shownOf[locale], { shown: view.shown.peek().length, count: sheet.rows.peek().length }));
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <Suspense fallback={null}>
          <FilterEditor
            table={table}
            column={column}
            filter={filter}
            condition={condition}
            onApply={apply}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      }
    >
      <Button
        size="small"
        type={condition ? 'primary' : 'default'}
        ghost={condition !== null}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {condition ? `${name} ${conditionText(table, column, condition)}` : name} <DownOutlined aria-hidden />
      </Button>
    </Popover>
  );
}
