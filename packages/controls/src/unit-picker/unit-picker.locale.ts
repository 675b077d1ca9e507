import { generalTexts, type LocalizedText } from '@inkstone/schema';
import type { UnitKind } from './unit-kind.ts';

export const unitPickerText = {
  browse: { zh: '依部門選擇', en: 'Browse by department' },
  departments: { zh: '部門', en: 'Departments' },
  recent: { zh: '最近選擇', en: 'Recently selected' },
  all: generalTexts.all,
  open: { zh: '進入', en: 'Open' },
  up: { zh: '返回上級部門', en: 'Back to parent department' },
  picked: { zh: '已選擇', en: 'Selected' },
  count: generalTexts.selected,
  remove: generalTexts.remove,
  clear: generalTexts.clear,
  cancel: generalTexts.cancel,
  none: { zh: '沒有符合的資料', en: 'No results' },
  failed: { zh: '讀取失敗', en: 'Could not be loaded' },
  retry: generalTexts.tryAgain,
  loading: { zh: '讀取中', en: 'Loading' },
  done: generalTexts.ok,
  search: {
    User: { zh: '搜尋姓名、帳號、拼音或注音', en: 'Search by name, account, pinyin or zhuyin' },
    Org: { zh: '搜尋部門、拼音或注音', en: 'Search departments, pinyin or zhuyin' },
    all: { zh: '搜尋人員或部門、拼音或注音', en: 'Search people and departments, pinyin or zhuyin' },
  },
  offered: {
    User: { zh: '人員', en: 'People' },
    Org: { zh: '部門清單', en: 'Department list' },
    all: { zh: '人員與部門', en: 'People and departments' },
  },
} as const satisfies Record<string, LocalizedText | Record<UnitKind, LocalizedText>>;
