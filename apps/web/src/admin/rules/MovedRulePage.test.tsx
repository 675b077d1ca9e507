import { businessRuleDetails } from '@inkstone/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { MovedRulePage } from './MovedRulePage.tsx';

afterEach(cleanup);

const open = (rule: string, answers: Answers) =>
  showPages({
    routes: [
      { path: 'admin/rules/:app/:rule', Component: MovedRulePage },
      { path: 'design/shop', Component: () => <p>application</p> },
      { path: 'design/shop/rule/limit', Component: () => <p>rule limit</p> },
    ],
    at: `/admin/rules/shop/${rule}`,
    answers,
  });

test.each([
  ['r1', 'rule limit'],
  ['new', 'application'],
])('the former address of a rule with %s leads to its designer', async (rule, shown) => {
  open(rule, { [businessRuleDetails.path]: ({ id }) => ({ rule: { code: id === 'r1' ? 'limit' : 'other' } }) });

  expect(await screen.findByText(shown)).toBeTruthy();
});

test('a rule that is gone says so instead of leading anywhere', async () => {
  open('r1', { [businessRuleDetails.path]: () => refuse('not-found', '找不到這條規則', 404) });

  expect(await screen.findByText('找不到這條規則')).toBeTruthy();
});
