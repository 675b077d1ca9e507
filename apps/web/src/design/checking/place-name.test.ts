import type { DocumentIssue } from '@inkstone/checks';
import type { JsonObject } from '@inkstone/design';
import { expect, test } from 'vitest';
import { issueWords } from './checked-issue.ts';
import { placeName } from './place-name.ts';

const named = (name: string, en: string) => ({ name, name_i18n: { en } });
const form: JsonObject = {
  ...named('報銷單', 'Claim'),
  controls: [
    { key: 'total', type: 'number', options: named('合計', 'Total') },
    {
      key: 'items',
      type: 'sheet',
      options: named('明細', 'Items'),
      columns: [{ key: 'price', type: 'number', options: { name: '單價' } }],
    },
  ],
  buttons: [{ code: 'send', ...named('送出', 'Send') }],
};
const page: JsonObject = { ...named('總覽', 'Overview'), cards: [{ code: 'mine', kind: 'work', ...named('待辦', 'To do') }] };
const rule: JsonObject = { ...named('檢核', 'Check'), actions: [{ kind: 'require' }, { kind: 'require', message: { zh: '', en: '' } }] };

const formKey = { kind: 'form', schemaCode: 'claim', code: 'claim' } as const;

test.each<readonly [JsonObject, Pick<DocumentIssue, 'document' | 'location'>, zh: string, en: string]>([
  [
    form,
    { document: formKey, location: { kind: 'control', control: 'total', option: 'maxNumber' } },
    '報銷單 › 合計 › 最大值',
    'Claim › Total › Maximum',
  ],
  [
    form,
    { document: formKey, location: { kind: 'formula', control: 'items', column: 'price', option: 'computeFormula', from: 0, to: 1 } },
    '報銷單 › 明細 › 單價 › 計算公式',
    'Claim › Items › 單價 › Formula',
  ],
  [form, { document: formKey, location: { kind: 'control', control: 'gone' } }, '報銷單 › gone', 'Claim › gone'],
  [
    form,
    { document: formKey, location: { kind: 'button', button: 'send', setting: 'does' } },
    '報銷單 › 送出 › 動作',
    'Claim › Send › Action',
  ],
  [
    page,
    { document: { kind: 'page', code: 'overview' }, location: { kind: 'card', card: 'mine', setting: 'name_i18n' } },
    '總覽 › 待辦 › 英文名稱',
    'Overview › To do › English name',
  ],
  [
    rule,
    { document: { kind: 'rule', code: 'check' }, location: { kind: 'property', property: ['actions', 1, 'message'] } },
    '檢核 › 2 › 拒絕時的訊息',
    'Check › 2 › Rejection message',
  ],
  [{ name: '表' }, { document: formKey, location: { kind: 'document' } }, '表', '表'],
])('%# the place of an issue is told by the names of its parts and of its setting', (content, issue, zh, en) => {
  expect([placeName(content, issue, 'zh'), placeName(content, issue, 'en')]).toEqual([zh, en]);
});

test('the text of an issue has no path of codes', () => {
  const issue: DocumentIssue = {
    severity: 'error',
    document: formKey,
    code: 'ValueUnfit',
    location: { kind: 'control', control: 'total', option: 'maxNumber' },
    params: { path: 'claim.controls.total.options.maxNumber', detail: { zh: '太長', en: 'too long' } },
  };

  expect(issueWords()(issue, form, 'en').text).toBe('"Claim › Total › Maximum" is incorrect: too long');
});
