import { createForm, type Form } from '@inkstone/form-engine';
import type { FormValues } from '@inkstone/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueText } from '../issues/issue-text.ts';
import { controlModels } from '../models.ts';
import { readVerifyRule, writeVerifyRule, type VerifyRule } from './verify-rule.ts';

const now = '2026-11-21T02:00:00Z';

function openForm(type: 'number' | 'date', verifyFormula: string, values: FormValues): Form {
  return createForm({
    definition: {
      code: 'trip',
      name: '出差',
      schemaCode: 'trip',
      controls: [
        { key: 'checked', type, options: { name: '受檢', verifyFormula } },
        { key: 'other_one', type, options: { name: '對照' } },
      ],
      layout: [],
    },
    controls: controlModels,
    values,
    environment: { locale: 'zh', now: () => new Date(now), timeZone: 'Asia/Taipei' },
  });
}

function messages(form: Form): string[] {
  return form.validate({ full: true }).map((issue) => issueText(issue, 'zh', '受檢'));
}

describe('a stored rule', () => {
  test.each([
    [
      'pairs',
      'type:input_rule:~_leftInput:1_rightInput:10_prompt:%E8%AB%8B%E5%A1%AB1%7E10_defaultPrompt:x',
      { type: 'input', rule: '~', left: { input: '1' }, right: { input: '10' }, prompt: '請填1~10', defaultPrompt: 'x' },
    ],
    [
      'JSON',
      '{"type":"select","rule":">=","select":"start_date","day":2,"prompt":"","defaultPrompt":"later"}',
      { type: 'select', rule: '>=', left: { select: 'start_date' }, day: 2, prompt: '', defaultPrompt: 'later' },
    ],
    [
      'pairs with a key that has underscores',
      'rule:<_select:the_end_date_prompt:no',
      { type: '', rule: '<', left: { select: 'the_end_date' }, prompt: 'no', defaultPrompt: '' },
    ],
    [
      'pairs with a time of day',
      'rule:lte_input:18:30_prompt:100%',
      { type: '', rule: '<=', left: { input: '18:30' }, prompt: '100%', defaultPrompt: '' },
    ],
  ])('of %s is read', (_form, stored, rule) => {
    expect(readVerifyRule(stored)).toEqual(rule);
  });

  test.each([undefined, '', '{', '{}', 'rule:>', 'rule:like_input:1', 'input:1', 7])('that is empty, %j, is none', (stored) => {
    expect(readVerifyRule(stored)).toBeNull();
  });

  test('is restored from both formats', () => {
    const bound = fc.oneof(
      fc.record({ input: fc.integer().map(String) }),
      fc.record({ date: fc.constantFrom('2026-01-31', '1999-12-01') }),
      fc.record({ select: fc.stringMatching(/^[a-z][a-z_]{0,12}[a-z]$/) }),
    );
    const shared = { type: fc.constantFrom('', 'input', 'select', 'date'), prompt: fc.string(), defaultPrompt: fc.string() };
    const one = fc.record({
      ...shared,
      rule: fc.constantFrom('=' as const, '!=' as const, '>' as const, '<=' as const),
      left: bound,
      day: fc.integer({ min: -9999, max: 9999 }),
    });
    const range = fc.record({ ...shared, rule: fc.constant('~' as const), left: bound, right: bound });

    fc.assert(
      fc.property(fc.oneof(one, range), fc.constantFrom('json' as const, 'pairs' as const), (rule: VerifyRule, form) => {
        expect(readVerifyRule(writeVerifyRule(rule, form))).toEqual(rule);
      }),
    );
  });
});

describe('a checked field', () => {
  const own = '_prompt:%E8%B6%85%E9%99%90_defaultPrompt:default';

  test.each([
    ['number', `rule:~_leftInput:1_rightInput:10${own}`, { checked: 10 }, true],
    ['number', `rule:~_leftInput:1_rightInput:10${own}`, { checked: 11 }, false],
    ['number', `rule:~_leftInput:1_rightInput:10${own}`, { checked: 0 }, false],
    ['number', `rule:!=_input:5${own}`, { checked: 5 }, false],
    ['number', `rule:<=_select:other_one${own}`, { checked: 5, other_one: 5 }, true],
    ['number', `rule:<=_select:other_one${own}`, { checked: 6, other_one: 5 }, false],
    ['number', `rule:<=_select:other_one${own}`, { checked: 6 }, false],
    ['number', `rule:<=_input:5${own}`, { other_one: 1 }, true],
    ['number', `rule:>=_input:1e9${own}`, { checked: 1 }, true],
    ['date', `rule:>=_select:today${own}`, { checked: '2026-11-21' }, true],
    ['date', `rule:>=_select:today${own}`, { checked: '2026-11-20' }, false],
    ['date', `rule:<=_day:7${own}`, { checked: '2026-11-28' }, true],
    ['date', `rule:<=_day:7${own}`, { checked: '2026-11-29' }, false],
    ['date', `rule:>_date:2026-01-31${own}`, { checked: '2026-01-31' }, false],
    ['date', `rule:~_leftDate:2026-01-01_rightSelect:other_one${own}`, { checked: '2026-02-01', other_one: '2026-02-01' }, true],
    ['date', `rule:~_leftDate:2026-01-01_rightSelect:other_one${own}`, { checked: '2026-02-02', other_one: '2026-02-01' }, false],
  ] as const)('%s with %s takes %j: %s', (type, rule, values, passes) => {
    expect(messages(openForm(type, rule, values))).toEqual(passes ? [] : ['超限']);
  });

  test('without a prompt has the default message', () => {
    expect(messages(openForm('number', 'rule:>_input:5_prompt:_defaultPrompt:要大於五', { checked: 1 }))).toEqual(['要大於五']);
    expect(messages(openForm('number', 'rule:>_input:5', { checked: 1 }))).toEqual(['受檢未通過驗證']);
  });

  test('is validated again when the other control changes', () => {
    const form = openForm('number', `rule:<=_select:other_one${own}`, { checked: 6, other_one: 5 });
    form.validate({ full: true });
    expect(form.field('checked').errors.value).toHaveLength(1);

    form.set('other_one', 7);

    expect(form.field('checked').errors.value).toEqual([]);
  });
});
