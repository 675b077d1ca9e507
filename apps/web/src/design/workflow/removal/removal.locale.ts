import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const removalTexts = defineTexts('design-workflow-removal', {
  cancel: generalTexts.cancel,
  title: { zh: '刪除「{name}」', en: 'Delete "{name}"' },
  titleBranch: { zh: '刪除這個分支', en: 'Delete this branch' },
  goes: {
    zh: '{count} 個節點連同處理人、表單權限等設定一併刪除。下列地方用到它們：',
    en: '{count} {count|node is|nodes are} deleted with all settings, such as participants and form permissions. They are used in:',
  },
  route: { zh: '「{from}」會回到這裡：改到「{to}」', en: '"{from}" leads back here: it will lead to "{to}"' },
  routeGoes: { zh: '「{from}」會回到這裡：這條路徑一併刪除', en: '"{from}" leads back here: that route is also deleted' },
  setting: {
    zh: '「{name}」的「{setting}」：會指到不存在的節點，需要修改',
    en: '"{setting}" of "{name}": it will refer to a node that does not exist and has to be changed',
  },
  condition: {
    zh: '「{from}」之後的條件：將無法計算，需要修改',
    en: 'Condition after "{from}": it can no longer be evaluated and has to be changed',
  },
  scenario: {
    zh: '情境「{name}」：結果會不同，發布時會提示',
    en: 'Scenario "{name}": its result will differ and be reported when you publish',
  },
  document: { zh: '「{name}」：需要修改', en: '"{name}": it has to be changed' },
  undo: {
    zh: '刪除後可以復原；要修改的地方會列在問題裡。',
    en: 'This can be undone. What has to be changed is listed under Issues.',
  },
});
