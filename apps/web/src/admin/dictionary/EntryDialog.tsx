import { Form, Select } from 'antd';
import { createDictionary, updateDictionary, type DictionaryEntry } from '@inkstone/api';
import { localizedName, trimText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { WholeDictionary } from './dictionary-queries.ts';
import { dictionaryTexts } from './dictionary.locale.ts';
import { EditDialog } from './EditDialog.tsx';
import { depthsOf, withBelow } from './entry-order.ts';
import { NameFields, namesOf, type NameFieldValues } from './NameFields.tsx';
import { useDictionaryChange } from './use-dictionary-change.ts';

interface EntryFields extends NameFieldValues {
  /** Empty: a top-level entry. */
  readonly parent: string;
}

interface EntryDialogProps {
  readonly whole: WholeDictionary;
  /** Unset: a new entry. */
  readonly entry?: DictionaryEntry;
  readonly parentId: string | null;
  readonly onClose: () => void;
}

/** Creates an entry, or changes the names and the parent of one. */
export function EntryDialog({ whole, entry, parentId, onClose }: EntryDialogProps) {
  const t = useTexts(dictionaryTexts);
  const locale = useLocale();
  const [form] = Form.useForm<EntryFields>();
  const add = useDictionaryChange(createDictionary, onClose);
  const update = useDictionaryChange(updateDictionary, onClose);
  const { dictionary, entries } = whole;
  const depths = depthsOf(entries);
  const own = entry ? withBelow(entries, entry.id) : new Set<string>();
  const places = entries
    .filter(({ id }) => !own.has(id))
    .map((each) => ({ value: each.id, label: `${'　'.repeat(depths.get(each.id) ?? 0)}${localizedName(each, locale)}` }));

  function handleSave(fields: EntryFields): void {
    const parent = dictionary.kind === 'tree' ? { parentId: fields.parent || null } : {};
    if (entry) update.mutate({ id: entry.id, ...namesOf(fields), ...parent });
    else add.mutate({ dictionaryId: dictionary.id, code: trimText(fields.code), ...namesOf(fields), ...parent });
  }

  return (
    <EditDialog<EntryFields>
      title={t(entry ? 'edit' : 'addEntry')}
      form={form}
      initial={{ parent: parentId ?? '', ...(entry && { code: entry.code, name: entry.name, english: entry.name_i18n.en ?? '' }) }}
      failure={add.error ?? update.error}
      isBusy={add.isPending || update.isPending}
      onSave={handleSave}
      onClose={onClose}
    >
      <NameFields isNew={!entry} />
      {dictionary.kind === 'tree' ? (
        <Form.Item name="parent" label={t('parent')}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={[{ value: '', label: t('top') }, ...places]} />
        </Form.Item>
      ) : null}
    </EditDialog>
  );
}
