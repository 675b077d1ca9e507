import { useAnnounce } from '@inkstone/ui-kit';
import { memo, useState, type KeyboardEvent } from 'react';
import { objectsIn, usesOf, type Json, type JsonObject, type Operation, type Use } from '@inkstone/design';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { convertibleTypes, dataItemTypes, localizedName, type DataItemType } from '@inkstone/schema';
import { DraftInput } from '../fields/DraftInput.tsx';
import { LazySelect } from '../fields/LazySelect.tsx';
import { OrderedPartActions } from '../fields/OrderedPartActions.tsx';
import { useMovePart } from '../fields/use-move-part.ts';
import { namedPart } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { codesIn } from '../frame/parts.ts';
import { AddRow } from './AddRow.tsx';
import { ChangeTypeQuestion } from './ChangeTypeQuestion.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import { removeItem } from './item-operations.ts';
import { RemoveItem } from './RemoveItem.tsx';
import { itemTypeTexts, modelTexts } from './model.locale.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from './model.module.css';

interface ItemRowProps {
  readonly model: string;
  /** Leads to the item from the model: two steps, or four for a column of a sub-table. */
  readonly path: readonly string[];
  readonly item: JsonObject;
  readonly siblings: readonly JsonObject[];
  readonly position: number;
  /** The published items of the same list. */
  readonly published: Json | undefined;
  readonly isChosen: boolean;
  /** In how many records it holds a value; of a column it is not counted. */
  readonly values: number;
  readonly isFixed: boolean;
}

/** Types that may not repeat. */
const mayNotRepeat: ReadonlySet<string> = new Set(['ShortText', 'Number', 'Date', 'Radio', 'Dropdown', 'StaffSingle', 'DeptSingle']);

const types = Object.keys(itemTypeTexts).filter((type): type is DataItemType => Object.hasOwn(dataItemTypes, type));

/** A model may have hundreds of items: a row is drawn again when it or its list changes, and not whenever something is saved. */
export const ItemRow = memo(Row, (before, after) => {
  const names = Object.keys(after) as (keyof ItemRowProps)[];
  return names.every((name) => before[name] === after[name] || isSameList(before[name], after[name]));
});

const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((each, index) => each === other[index]);

function Row({ model, path, item, siblings, position, published, isChosen, values, isFixed }: ItemRowProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  const { edit, set } = useEdit();
  const document = { kind: 'model', code: model } as const;
  const code = textOf(item['code']);
  const name = localizedName(namedPart(item, code), locale);
  const before = objectsIn(published).find((each) => each['code'] === code);
  const isColumn = path.length === 4;
  const label = (field: string) => t('of', { name, field });
  const names = (item['name_i18n'] ?? {}) as { readonly en?: string };
  const part = { document, path, name, siblings, position };
  const move = useMovePart(part);
  const [uses, setUses] = useState<readonly Use[]>([]);
  const [wantedType, setWantedType] = useState<DataItemType | null>(null);
  const chooseType = (type: DataItemType) => {
    const isHeld = before !== undefined && values > 0 && !readsSameValues(textOf(before['type']), type);
    if (isHeld) setWantedType(type);
    else edit(changeType([...path], type, item, document));
  };
  const addOfType = (type: DataItemType) => {
    setWantedType(null);
    const newName = t('newNamed', { name });
    const value = { name: newName, type };
    const at = { after: code };
    const operation: Operation = { op: 'insert', document, path: [...path.slice(0, -1), freeCode(code, codesIn(siblings))], value, at };
    if (edit([operation])) announce(t('added', { name: newName }));
  };
  const remove = () => {
    setUses([]);
    if (edit(removeItem(copy.state().replica.documents, model, path))) announce(t('removed', { name }));
  };
  const askOrRemove = () => {
    const found = usesOf(copy.state().replica.documents, document, path);
    if (found.length === 0) remove();
    else setUses(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (!isFixed) move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <>
      <tr onKeyDown={onKeyDown} data-chosen={isChosen || undefined}>
        <td className={isColumn ? styles.column : undefined}>
          <DraftInput
            label={label(t('name'))}
            value={textOf(item['name'])}
            maxLength={40}
            disabled={isFixed}
            onCommit={(value, was) => set(document, [...path, 'name'], value, was)}
          />
        </td>
        <td>
          <LazySelect
            className={styles.select}
            aria-label={label(t('type'))}
            value={textOf(item['type'])}
            disabled={isFixed}
            options={types
              .filter((type) => !(isColumn && type === 'Sheet'))
              .map((type) => ({ value: type, label: itemTypeTexts[type][locale] }))}
            onChange={(event) => chooseType(event.target.value as DataItemType)}
          />
        </td>
        <td>
          <ItemDetail document={document} path={path} item={item} label={label(t('detail'))} isFixed={isFixed} />
        </td>
        <td className={styles.check}>
          {mayNotRepeat.has(textOf(item['type'])) ? (
            <input
              type="checkbox"
              aria-label={label(t('noRepeat'))}
              checked={item['noRepeat'] === true}
              disabled={isFixed}
              onChange={(event) => set(document, [...path, 'noRepeat'], event.target.checked ? true : undefined, item['noRepeat'])}
            />
          ) : null}
        </td>
        <td title={before ? t('codePublished') : undefined}>
          <DraftInput
            isCode
            label={label(t('code'))}
            value={code}
            maxLength={28}
            disabled={isFixed || before !== undefined}
            onCommit={(to) => edit([{ op: 'rename', document, path: [...path], to }])}
          />
        </td>
        <td>
          <DraftInput
            label={label(t('english'))}
            value={names.en ?? ''}
            maxLength={40}
            disabled={isFixed}
            onCommit={(en) => set(document, [...path, 'name_i18n'], en === '' ? undefined : { en }, item['name_i18n'])}
          />
        </td>
        <td className={styles.actions}>
          {isFixed ? null : <OrderedPartActions {...part} removeLabel={t('remove', { name })} onRemove={askOrRemove} />}
        </td>
      </tr>
      {item['type'] === 'Sheet' ? (
        <SheetColumns model={model} path={[...path, 'dataItems']} item={item} published={before?.['dataItems']} isFixed={isFixed} />
      ) : null}
      {wantedType ? (
        <ChangeTypeQuestion
          name={name}
          type={itemTypeTexts[wantedType][locale]}
          values={values}
          isConvertible={(convertibleTypes[item['type'] as DataItemType] ?? []).includes(wantedType)}
          onAdd={() => addOfType(wantedType)}
          onClose={() => setWantedType(null)}
        />
      ) : null}
      {uses.length > 0 ? <RemoveItem name={name} uses={uses} onRemove={remove} onClose={() => setUses([])} /> : null}
    </>
  );
}

/** Types that read each other's stored values. */
const sameValues: readonly (readonly string[])[] = [
  ['ShortText', 'LongText', 'Radio', 'Dropdown'],
  ['Checkbox', 'DropdownMulti'],
];

const readsSameValues = (one: string, other: string): boolean =>
  one === other || sameValues.some((types) => types.includes(one) && types.includes(other));

/** `amount_2`, or the next number that is free. */
function freeCode(code: string, taken: ReadonlySet<string>): string {
  for (let next = 2; ; next += 1) {
    const suffix = `_${next}`;
    const free = `${code.slice(0, 28 - suffix.length)}${suffix}`;
    if (!taken.has(free)) return free;
  }
}

/** What a type does not use is taken out with it. */
function changeType(path: readonly string[], type: string, item: JsonObject, document: Operation['document']): readonly Operation[] {
  const was = (property: string) => (item[property] === undefined ? {} : { value: item[property] });
  const drop = (property: string): Operation[] =>
    item[property] === undefined ? [] : [{ op: 'set', document, path: [...path, property], was: was(property) }];
  return [
    { op: 'set', document, path: [...path, 'type'], value: type, was: was('type') },
    ...(type === 'Date' ? [] : drop('precision')),
    ...(type.startsWith('Relevance') ? [] : drop('schemaCode')),
    ...(mayNotRepeat.has(type) ? [] : drop('noRepeat')),
    ...(type === 'Sheet'
      ? []
      : objectsIn(item['dataItems']).map(({ code }): Operation => {
          return { op: 'remove', document, path: [...path, 'dataItems', textOf(code)] };
        })),
  ];
}

interface SheetColumnsProps {
  readonly model: string;
  readonly path: readonly string[];
  readonly item: JsonObject;
  readonly published: Json | undefined;
  readonly isFixed: boolean;
}

function SheetColumns({ model, path, item, published, isFixed }: SheetColumnsProps) {
  const columns = objectsIn(item['dataItems']);
  return (
    <>
      {columns.map((column, position) => (
        <ItemRow
          key={textOf(column['code'])}
          model={model}
          path={[...path, textOf(column['code'])]}
          item={column}
          siblings={columns}
          position={position}
          published={published}
          isChosen={false}
          values={0}
          isFixed={isFixed}
        />
      ))}
      {isFixed ? null : <AddRow model={model} sheet={textOf(item['code'])} />}
    </>
  );
}
