import { useAnnounce } from '@inkstone/ui-kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import { documentId, objectsIn, type Documents, type JsonObject } from '@inkstone/design';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { codeFromName } from '../codes/code-from-name.ts';
import { codesIn } from '../frame/parts.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { modelTexts } from './model.locale.ts';
import styles from './model.module.css';

interface AddRowProps {
  readonly model: string;
  /** The sub-table to which a column is added; null: an item of the model. */
  readonly sheet: string | null;
}

/** Adds an item as soon as its name is entered; its code follows from the name. */
export function AddRow({ model, sheet }: AddRowProps) {
  const t = useTexts(modelTexts);
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  const { edit } = useEdit();
  const [name, setName] = useState('');
  // Names may be typed faster than their codes are made.
  const queue = useRef(Promise.resolve());
  const document = { kind: 'model', code: model } as const;
  const label = t(sheet === null ? 'addItem' : 'addColumn');
  const add = async (text: string) => {
    const taken = codesIn(itemsOf(copy.state().replica.documents, model, sheet));
    const code = await codeFromName(text, { taken, fallback: sheet === null ? 'item' : 'column' });
    const path = sheet === null ? ['dataItems', code] : ['dataItems', sheet, 'dataItems', code];
    if (edit([{ op: 'insert', document, path, value: { name: text, type: 'ShortText' } }])) announce(t('added', { name: text }));
  };
  const enter = () => {
    const text = name.trim();
    if (text === '') return;
    setName('');
    queue.current = queue.current.then(() => add(text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enter();
  };
  return (
    <tr>
      <td colSpan={7} className={sheet === null ? undefined : styles.column}>
        <input
          className={styles.add}
          aria-label={label}
          placeholder={label}
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={enter}
        />
      </td>
    </tr>
  );
}

function itemsOf(documents: Documents, model: string, sheet: string | null): readonly JsonObject[] {
  const items = objectsIn(documents.get(documentId({ kind: 'model', code: model }))?.content['dataItems']);
  return sheet === null ? items : objectsIn(items.find(({ code }) => code === sheet)?.['dataItems']);
}
