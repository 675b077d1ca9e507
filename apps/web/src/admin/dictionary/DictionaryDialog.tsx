import { Form, Radio } from 'antd';
import { createDictionary, updateDictionary, type Dictionary } from '@inkstone/api';
import { trimText } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { dictionaryTexts } from './dictionary.locale.ts';
import { EditDialog } from './EditDialog.tsx';
import { NameFields, namesOf, type NameFieldValues } from './NameFields.tsx';
import { useDictionaryChange } from './use-dictionary-change.ts';

interface DictionaryFields extends NameFieldValues {
  readonly kind: Dictionary['kind'];
}

/** Creates or renames a dictionary. */
export function DictionaryDialog({ dictionary, onClose }: { readonly dictionary?: Dictionary; readonly onClose: () => void }) {
  const t = useTexts(dictionaryTexts);
  const [form] = Form.useForm<DictionaryFields>();
  const add = useDictionaryChange(createDictionary, onClose);
  const update = useDictionaryChange(updateDictionary, onClose);
  return (
    <EditDialog<DictionaryFields>
      title={t(dictionary ? 'edit' : 'add')}
      form={form}
      initial={dictionary ? { ...dictionary, english: dictionary.name_i18n.en ?? '' } : { kind: 'flat' }}
      failure={add.error ?? update.error}
      isBusy={add.isPending || update.isPending}
      onSave={(fields) =>
        dictionary
          ? update.mutate({ id: dictionary.id, ...namesOf(fields) })
          : add.mutate({ code: trimText(fields.code), kind: fields.kind, ...namesOf(fields) })
      }
      onClose={onClose}
    >
      <NameFields isNew={!dictionary} />
      <Form.Item name="kind" label={t('kind')}>
        <Radio.Group
          disabled={Boolean(dictionary)}
          options={[
            { value: 'flat', label: t('flat') },
            { value: 'tree', label: t('tree') },
          ]}
        />
      </Form.Item>
    </EditDialog>
  );
}
