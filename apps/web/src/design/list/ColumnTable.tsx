import { useRef } from 'react';
import { useAnnounce } from '@inkstone/ui-kit';
import { objectsIn, type JsonObject } from '@inkstone/design';
import { totalKinds } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';
import { usePartDragging } from '../fields/use-part-dragging.ts';
import { PlacedIssues } from '../fields/PropertyLine.tsx';
import { OrderedPartActions } from '../fields/OrderedPartActions.tsx';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { listTexts } from './list.locale.ts';
import { optionsOf, type ListEditing } from './list-editing.ts';
import listStyles from './list.module.css';
import styles from '../model/model.module.css';

/** The columns of a list in order, with their widths and totals. */
export function ColumnTable({ editing }: { readonly editing: ListEditing }) {
  const t = useTexts(listTexts);
  const announce = useAnnounce();
  const { edit } = useEdit();
  const { document, content, isFixed, nameOf } = editing;
  const columns = objectsIn(content['columns']);
  const shown = new Set(columns.map(({ code }) => code));
  const add = (code: string | undefined) => {
    if (code !== undefined && edit([{ op: 'insert', document, path: ['columns', code], value: {} }]))
      announce(t('added', { name: nameOf(code) }));
  };
  return (
    <>
      {columns.length === 0 ? <p className="ink-muted">{t('noColumns')}</p> : null}
      {columns.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('width')}</th>
              <th scope="col">{t('total')}</th>
              <th scope="col">{t('actions')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, position) => (
              <ColumnRow key={textOf(column['code'])} editing={editing} column={column} siblings={columns} position={position} />
            ))}
          </tbody>
        </table>
      ) : null}
      {isFixed ? null : (
        <p>
          <CodeSelect
            label={t('addColumn')}
            value=""
            isFixed={false}
            empty={t('addColumn')}
            options={optionsOf(editing, ({ code }) => !shown.has(code))}
            onChange={add}
          />
        </p>
      )}
    </>
  );
}

interface ColumnRowProps {
  readonly editing: ListEditing;
  readonly column: JsonObject;
  readonly siblings: readonly JsonObject[];
  readonly position: number;
}

function ColumnRow({ editing, column, siblings, position }: ColumnRowProps) {
  const t = useTexts(listTexts);
  const announce = useAnnounce();
  const { edit, set } = useEdit();
  const { document, content, fields, isFixed, nameOf } = editing;
  const code = textOf(column['code']);
  const name = nameOf(code);
  const path = ['columns', code];
  const { width } = column;
  const totals = objectsIn(content['totals']);
  const total = totals.find((each) => each['code'] === code);
  const kind = fields.find((field) => field.code === code)?.kind;
  const kinds = totalKinds.filter((each) => kind === 'number' || (kind === 'date' && (each === 'min' || each === 'max')));
  const setWidth = (text: string) => {
    const number = Number(text);
    set(document, [...path, 'width'], text.trim() === '' || !Number.isFinite(number) ? undefined : number, width);
  };
  const setTotal = (next: string | undefined) => {
    const others = totals.filter((each) => each['code'] !== code);
    const all = next === undefined ? others : [...others, { code, kind: next }];
    editing.set('totals', all.length === 0 ? undefined : all);
  };
  const row = useRef<HTMLTableRowElement>(null);
  const isTarget = usePartDragging(row, {
    list: 'columns',
    code,
    isFixed,
    onDropped: (dropped) => {
      const before = siblings.filter((each) => each['code'] !== dropped);
      const at = before.findIndex((each) => each['code'] === code);
      const after = at > 0 ? textOf(before[at - 1]?.['code']) : null;
      if (edit([{ op: 'move', document, path: ['columns', dropped], at: { after } }]))
        announce(t('movedColumn', { name: nameOf(dropped) }));
    },
  });
  return (
    <tr ref={row} className={listStyles.row} data-target={isTarget || undefined}>
      <td>
        {name}
        <PlacedIssues
          document={document}
          isMeant={(at) => at.kind === 'list-setting' && at.code === code && (at.setting === 'columns' || at.setting === 'totals')}
        />
      </td>
      <td>
        <DraftInput
          label={t('of', { name, field: t('width') })}
          placeholder={t('automatic')}
          value={typeof width === 'number' ? String(width) : ''}
          maxLength={4}
          disabled={isFixed}
          onCommit={setWidth}
        />
      </td>
      <td>
        {kinds.length > 0 ? (
          <CodeSelect
            label={t('of', { name, field: t('total') })}
            value={textOf(total?.['kind'])}
            isFixed={isFixed}
            empty={t('none')}
            options={kinds.map((each) => ({ value: each, label: t(each) }))}
            onChange={setTotal}
          />
        ) : null}
      </td>
      <td className={styles.actions}>
        {isFixed ? null : (
          <OrderedPartActions
            {...{ document, path, name, siblings, position }}
            removeLabel={t('removeColumn', { name })}
            onRemove={() => {
              if (edit([{ op: 'remove', document, path }])) announce(t('removed', { name }));
            }}
          />
        )}
      </td>
    </tr>
  );
}
