/** Data dictionaries: entries with names in both languages, from which controls of many forms choose. */
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
export { withDictionaryCodes } from './dictionary-codes.ts';
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
      zh: '字典編碼「{code}」已有人使用',
      en: 'The dictionary code "{code}" is already in use',
    },
    'dictionary-entry-code-taken': {
      errcode: 42411,
      status: 422,
      zh: '此字典已有編碼「{code}」',
      en: 'The dictionary already has an entry "{code}"',
    },
    'dictionary-entry-misplaced': {
      errcode: 42412,
      status: 422,
      zh: '不能放在這個上層之下：平面字典沒有上層，項目也不能在自己之下',
      en: 'This parent cannot be selected: flat lists have no levels, and an entry cannot be below itself',
    },
    'dictionary-full': { errcode: 42413, status: 422, zh: '一個字典最多 {max} 個項目', en: 'A dictionary can have at most {max} entries' },
    'dictionary-in-use': {
      errcode: 42414,
      status: 422,
      zh: '表單「{form}」的控制項 {control} 使用此字典，請改為停用',
      en: 'The control {control} of the form "{form}" uses this dictionary; disable it instead',
    },
    'dictionary-entry-in-use': {
      errcode: 42415,
      status: 422,
      zh: '已有記錄選用此項目，請改為停用',
      en: 'Records use this entry; disable it instead',
    },
    'dictionary-entry-has-children': {
      errcode: 42416,
      status: 422,
      zh: '請先刪除或移走下層項目',
      en: 'Delete or move its child entries first',
    },
  },
});
