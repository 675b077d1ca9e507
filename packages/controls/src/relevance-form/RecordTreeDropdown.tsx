import type { RecordReference } from '@inkstone/schema';
import { TreeSelect } from 'antd';
import { useState } from 'react';
import { trimText } from '@inkstone/schema';
import { localizedOption } from '../options/declared-option.ts';
import { ListState } from '../unit-picker/ListState.tsx';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { pickedRecords, valueOfRecords } from './picked-records.ts';
import { recordText } from './record-text.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import { relevanceFormText } from './relevance-form.locale.ts';
import { useBranches } from './use-branches.ts';
import { useRecordSource } from './use-record-source.ui.ts';
import { useRecords } from './use-records.ts';

interface Node {
  readonly id: string;
  readonly pId: string | null;
  readonly value: string;
  readonly title: string;
  readonly isLeaf: boolean;
}

interface Chosen {
  readonly value: string;
  readonly label: string;
}

type Picked = string | Chosen;

/** Picks hierarchical records in a dropdown; searching lists all matches in one flat list. */
export function RecordTreeDropdown({ field, form, locale, onBlur, compact = false, isMulti, isNarrow }: RecordPickerProps) {
  const picked = pickedRecords(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const source = useRecordSource(field, form, isNarrow);
  const [isOpen, setOpen] = useState(false);
  const { found, records, parents, query, search, more } = useRecords(source, isOpen, 'top');
  const { branches, load } = useBranches(source);
  const isSearch = trimText(query) !== '';
  const below = isSearch ? [] : [...branches];
  const known = new Map([...picked, ...records, ...below.flatMap(([, branch]) => branch.records)].map((record) => [record.id, record]));

  const nodeOf = (record: RecordReference, pId: string | null, isParent: boolean): Node => ({
    id: record.id,
    pId,
    value: record.id,
    title: recordText(record, options, locale),
    isLeaf: isSearch || !isParent,
  });
  const nodes = new Map<string, Node>();
  for (const record of records) nodes.set(record.id, nodeOf(record, null, parents.has(record.id)));
  for (const [id, branch] of below) {
    // A branch that a changed condition removed is ignored.
    if (nodes.has(id)) for (const record of branch.records) nodes.set(record.id, nodeOf(record, id, branch.parents.has(record.id)));
  }

  function handleChange(next: Picked | readonly Picked[] | null | undefined): void {
    const ids = [next ?? []].flat().map((each: Picked) => (typeof each === 'string' ? each : each.value));
    const records = ids.flatMap((id) => known.get(id) ?? []);
    form.set(field.path, valueOfRecords(records, isMulti));
  }

  const chosen = picked.map((record): Chosen => ({ value: record.id, label: recordText(record, options, locale) }));
  return (
    <TreeSelect<Picked | Picked[] | null, Node>
      {...attributes}
      multiple={isMulti}
      variant={compact ? 'borderless' : 'outlined'}
      style={{ width: '100%' }}
      // Picked records have a label before their branch is loaded.
      labelInValue={isMulti || chosen.length > 0}
      value={isMulti ? chosen : (chosen[0] ?? null)}
      treeDataSimpleMode
      treeData={[...nodes.values()]}
      loadData={({ value }) => load(String(value))}
      placeholder={localizedOption(options, 'placeholder', locale) ?? relevanceFormText.choose[locale]}
      allowClear
      showSearch={{ filterTreeNode: false, onSearch: search }}
      notFoundContent={<ListState found={found} locale={locale} />}
      onPopupScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
        scrollTop + clientHeight > scrollHeight - 120 && more?.()
      }
      onOpenChange={setOpen}
      onChange={handleChange}
      onBlur={onBlur}
    />
  );
}
