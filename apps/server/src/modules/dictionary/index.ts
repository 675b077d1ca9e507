/** Data dictionaries: values with names in both languages that controls of many forms choose from. */
import { defineModule } from '../../platform/http/module.ts';
import {
  createDictionaryEndpoint,
  deleteDictionaryEndpoint,
  dictionaryTreeEndpoint,
  enableDictionaryEndpoint,
  getDictionaryEndpoint,
  listDictionariesEndpoint,
  sortDictionaryEndpoint,
  updateDictionaryEndpoint,
} from './dictionary.endpoint.ts';

export { dictionaryChoicesByValue, dictionaryPage } from './dictionary-choices.ts';
export { importDictionaries } from './import-dictionaries.ts';
export { namedChoices } from './named-choices.ts';
export { entriesOf, findDictionary } from './stored-dictionary.ts';

export const dictionaryModule = defineModule({
  name: 'dictionary',
  description: 'Data dictionaries: lists and trees of entries to choose from.',
  tables: ['dictionaries', 'dictionary_entries'],
  endpoints: [
    listDictionariesEndpoint,
    getDictionaryEndpoint,
    dictionaryTreeEndpoint,
    createDictionaryEndpoint,
    updateDictionaryEndpoint,
    deleteDictionaryEndpoint,
    sortDictionaryEndpoint,
    enableDictionaryEndpoint,
  ],
  refusals: {
    'dictionary-code-taken': {
      errcode: 42410,
      status: 422,
      zh: '字典編碼「{code}」已被使用',
      en: 'There is a dictionary "{code}" already',
    },
    'dictionary-entry-code-taken': {
      errcode: 42411,
      status: 422,
      zh: '此字典已有編碼「{code}」',
      en: 'The dictionary has an entry "{code}" already',
    },
    'dictionary-entry-misplaced': {
      errcode: 42412,
      status: 422,
      zh: '不能放在這個上層之下：平面字典沒有上層，項目也不能在自己之下',
      en: 'It cannot stand below that one: a flat dictionary has no levels, and nothing stands below itself',
    },
    'dictionary-full': { errcode: 42413, status: 422, zh: '一個字典最多 {max} 個項目', en: 'A dictionary holds at most {max} entries' },
    'dictionary-in-use': {
      errcode: 42414,
      status: 422,
      zh: '表單「{form}」的控制項 {control} 使用此字典，請改為停用',
      en: 'The control {control} of the form "{form}" uses this dictionary; switch it off instead',
    },
    'dictionary-entry-in-use': {
      errcode: 42415,
      status: 422,
      zh: '已有記錄選用此項目，請改為停用',
      en: 'Records hold this entry; switch it off instead',
    },
    'dictionary-entry-has-children': {
      errcode: 42416,
      status: 422,
      zh: '請先刪除或移走下層項目',
      en: 'Remove or move the entries below it first',
    },
  },
});
