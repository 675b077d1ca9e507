import type { ColumnFilter, FilterCondition, FilterKind, SheetColumn } from '@inkstone/form-engine';
import { conditionOfCode, conditionOperator } from '@inkstone/formula';
import { fillText, type Locale } from '@inkstone/schema';
import { Button, Input, Select } from 'antd';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { filterChoices, isChosenFrom } from './filter-choices.ts';
import type { SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';
import styles from '../sheet.module.css';

type ConditionValue = NonNullable<FilterCondition['value']>;

interface FilterEditorProps {
  readonly table: SheetTable;
  readonly column: SheetColumn;
  readonly filter: ColumnFilter;
  readonly condition: FilterCondition | null;
  readonly onApply: (condition: FilterCondition | null) => void;
  readonly onClose: () => void;
}

/** Edits the condition of a filter: an operator and a value. */
export function FilterEditor({ table, column, filter, condition, onApply, onClose }: FilterEditorProps) {
  const { locale } = table;
  const [operator, setOperator] = useState(condition?.operator ?? usualOperator(filter));
  const [value, setValue] = useState<ConditionValue | null>(condition?.value ?? null);
  const right = conditionOfCode(operator)?.right ?? 'one';
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    onApply(right === 'none' ? { column: column.key, operator } : { column: column.key, operator, value });
  }
  function handleKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    // Escape closes an open list of choices first.
    const isListOpen = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isListOpen) onClose();
  }
  return (
    <form
      className={styles.condition}
      aria-label={fillText(sheetText.filterBy[locale], { column: column.label(locale) })}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <Select
        autoFocus
        value={operator}
        aria-label={sheetText.filterOperator[locale]}
        options={filter.operators.map((code) => ({ value: code, label: conditionOfCode(code)?.label[locale] ?? String(code) }))}
        onChange={(next) => {
          setOperator(next);
          if (isRange(next) !== isRange(operator)) setValue(null);
        }}
      />
      {right === 'none' ? null : <ConditionInput {...{ table, column, filter, operator, value }} onChange={setValue} />}
      <div className={styles.decide}>
        <Button size="small" onClick={() => onApply(null)}>
          {sheetText.clearFilter[locale]}
        </Button>
        <Button size="small" type="primary" htmlType="submit">
          {sheetText.applyFilter[locale]}
        </Button>
      </div>
    </form>
  );
}

interface ConditionInputProps {
  readonly table: SheetTable;
  readonly column: SheetColumn;
  readonly filter: ColumnFilter;
  readonly operator: number;
  readonly value: ConditionValue | null;
  readonly onChange: (value: ConditionValue | null) => void;
}

function ConditionInput({ table, column, filter: { kind }, operator, value, onChange }: ConditionInputProps) {
  const { locale } = table;
  if (isChosenFrom(kind)) {
    const isOne = conditionOfCode(operator)?.right === 'one';
    const chosen = value === null ? [] : Array.isArray(value) ? value : [String(value)];
    const apply = (next: string | readonly string[]) => onChange(isOne ? plain(kind, next as string) : (next as readonly string[]));
    return (
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        {...(!isOne && { mode: 'multiple' as const })}
        value={(isOne ? (chosen[0] ?? null) : chosen) as never}
        aria-label={sheetText.filterValue[locale]}
        placeholder={sheetText.filterValue[locale]}
        options={[...filterChoices(table, column, kind)]}
        onChange={apply}
      />
    );
  }
  if (isRange(operator)) return <RangeInput kind={kind} value={String(value ?? '')} locale={locale} onChange={onChange} />;
  return (
    <Input
      type={inputType(kind)}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      value={String(value ?? '')}
      aria-label={sheetText.filterValue[locale]}
      placeholder={sheetText.filterValue[locale]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface RangeInputProps {
  readonly kind: FilterKind;
  /** For ranges, both ends separated by a semicolon. */
  readonly value: string;
  readonly locale: Locale;
  readonly onChange: (value: string) => void;
}

function RangeInput({ kind, value, locale, onChange }: RangeInputProps) {
  const [from = '', to = ''] = value.split(';');
  const input = (text: string, label: string, parse: (text: string) => string) => (
    <Input
      type={inputType(kind)}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      value={text}
      aria-label={label}
      placeholder={label}
      onChange={({ target }) => onChange(parse(target.value))}
    />
  );
  return (
    <div className={styles.range}>
      {input(from, sheetText.filterFrom[locale], (next) => `${next};${to}`)}
      {input(to, sheetText.filterTo[locale], (next) => `${from};${next}`)}
    </div>
  );
}

function inputType(kind: FilterKind): 'date' | 'text' {
  return kind === 'date' ? 'date' : 'text';
}

function plain(kind: FilterKind, value: string): ConditionValue {
  return kind === 'logic' ? value === 'true' : value;
}

const codeOf = (name: Parameters<typeof conditionOperator>[0]): number => conditionOperator(name)?.code ?? 0;
const ranges: ReadonlySet<number> = new Set([codeOf('between'), codeOf('notBetween')]);

function isRange(operator: number): boolean {
  return ranges.has(operator);
}

/** The default operator: words in a text, a range of days or amounts, any of some choices. */
function usualOperator({ kind, operators }: ColumnFilter): number {
  const preferred = isChosenFrom(kind)
    ? [codeOf('has'), codeOf('in'), codeOf('equal')]
    : [codeOf(kind === 'number' || kind === 'date' ? 'between' : 'contains'), codeOf('equal')];
  return preferred.find((code) => operators.includes(code)) ?? operators[0] ?? codeOf('equal');
}
