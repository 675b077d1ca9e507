import type { JsonObject } from '@inkstone/design';
import type { LocalizedText } from '@inkstone/schema';
import { named, type Beginning, type BeginningChoice, type Need, type Part, type Step } from './beginning.ts';

const manager: Step = {
  activity: {
    code: 'manager',
    kind: 'approve',
    ...named({ zh: '主管簽核', en: 'Manager' }),
    participants: [{ kind: 'initiator-manager', level: 1 }],
    timeLimit: {
      due: { kind: 'after', span: { amount: 2, unit: 'day', working: true } },
      reminders: [{ side: 'before', span: { amount: 4, unit: 'hour', working: true } }],
    },
  },
};

/** Done by a role; as long as none is chosen, by the manager of the manager. What each examines is examined by each. */
function byRole(kind: 'approve' | 'handle', { code, name }: Part, { roles }: BeginningChoice): Step {
  const role = roles[code] ?? '';
  const source = role === '' ? { kind: 'initiator-manager', level: 2 } : { kind: 'role', role };
  return { activity: { code, kind, ...named(name), participants: [source], ...(kind === 'approve' && { whenAgreedEarlier: 'ask' }) } };
}

const byInitiator = (code: string, name: LocalizedText): Step => ({
  activity: { code, kind: 'handle', ...named(name), participants: [{ kind: 'initiator' }] },
});

/** Steps under a condition on a field; left out with the field. */
function when(field: string | null | undefined, is: string, code: string, name: LocalizedText, steps: readonly Step[]): Step {
  const choice: JsonObject & { readonly code: string } = { code, kind: 'exclusive', ...named(name) };
  return field ? { choice, condition: `${field} ${is}`, steps } : null;
}

const amount: Need = {
  code: 'amount',
  type: 'number',
  name: { zh: '金額', en: 'Amount' },
  hints: { zh: ['金額', '總計', '合計'], en: ['amount', 'total'] },
};
const finance: Part = {
  code: 'finance',
  name: { zh: '財務覆核', en: 'Finance' },
  hints: { zh: ['財務', '會計'], en: ['financ', 'account'] },
};
const general: Part = {
  code: 'general',
  name: { zh: '總經理核准', en: 'General manager' },
  hints: { zh: ['總經理', '執行長'], en: ['general', 'ceo'] },
};
const legal: Part = { code: 'legal', name: { zh: '法務審閱', en: 'Legal' }, hints: { zh: ['法務'], en: ['legal'] } };
const seal: Part = { code: 'seal', name: { zh: '用印', en: 'Stamping' }, hints: { zh: ['印', '行政'], en: ['seal', 'administrat'] } };
const byAmount: LocalizedText = { zh: '依金額', en: 'By amount' };

const disagreed = (path: readonly string[]): Beginning['scenarios'][number] => ({
  name: { zh: '主管不同意', en: 'The manager disagrees' },
  given: {},
  decisions: [{ activity: 'manager', action: 'disagree' }],
  path,
  outcome: 'disagreed',
});

const deputy: Need = {
  code: 'deputy',
  type: 'person',
  name: { zh: '職務代理人', en: 'Deputy' },
  hints: { zh: ['代理'], en: ['deputy', 'substitute'] },
};
const days: Need = { code: 'days', type: 'number', name: { zh: '天數', en: 'Days' }, hints: { zh: ['天數', '日數'], en: ['days'] } };
const hr: Part = { code: 'hr', name: { zh: '人資覆核', en: 'Human resources' }, hints: { zh: ['人資', '人事'], en: ['human', 'hr'] } };

const leave: Beginning = {
  code: 'leave',
  name: { zh: '請假', en: 'Leave' },
  hint: {
    zh: '代理人確認後由主管簽核；超過 3 天再由人資覆核',
    en: 'The deputy confirms, then the manager approves; above 3 days, human resources as well',
  },
  needs: [days, deputy],
  parts: [hr],
  steps: (choice) => [
    choice.fields['deputy']
      ? {
          activity: {
            code: 'deputy_confirms',
            kind: 'handle',
            ...named({ zh: '代理人確認', en: 'Deputy confirms' }),
            participants: [{ kind: 'control', control: choice.fields['deputy'] }],
          },
        }
      : null,
    manager,
    when(choice.fields['days'], '> 3', 'by_days', { zh: '依天數', en: 'By days' }, [byRole('approve', hr, choice)]),
  ],
  scenarios: [
    { name: { zh: '3 天以內', en: 'Up to 3 days' }, given: { days: 2 }, path: ['deputy_confirms', 'manager'], outcome: 'agreed' },
    { name: { zh: '超過 3 天', en: 'Above 3 days' }, given: { days: 5 }, path: ['deputy_confirms', 'manager', 'hr'], outcome: 'agreed' },
    disagreed(['deputy_confirms', 'manager']),
  ],
};

const cashier: Part = {
  code: 'payment',
  name: { zh: '出納付款', en: 'Payment' },
  hints: { zh: ['出納', '財務'], en: ['cashier', 'financ'] },
};

const expenses: Beginning = {
  code: 'expenses',
  name: { zh: '費用報銷', en: 'Expenses' },
  hint: {
    zh: '主管簽核；超過 5,000 由財務覆核，超過 50,000 先由總經理核准；最後由出納付款',
    en: 'The manager approves; above 5,000 finance as well, above 50,000 the general manager first; then the cashier pays',
  },
  needs: [amount],
  parts: [finance, general, cashier],
  steps: (choice) => {
    const field = choice.fields['amount'];
    const examined = byRole('approve', finance, choice);
    const byGeneral = when(field, '> 50000', 'by_large_amount', { zh: '是否大額', en: 'Large amount' }, [
      byRole('approve', general, choice),
    ]);
    return [
      manager,
      field ? when(field, '> 5000', 'by_amount', byAmount, [byGeneral, examined]) : examined,
      byRole('handle', cashier, choice),
    ];
  },
  scenarios: [
    { name: { zh: '5,000 以內', en: 'Up to 5,000' }, given: { amount: 1_000 }, path: ['manager', 'payment'], outcome: 'agreed' },
    {
      name: { zh: '超過 5,000', en: 'Above 5,000' },
      given: { amount: 10_000 },
      path: ['manager', 'finance', 'payment'],
      outcome: 'agreed',
    },
    {
      name: { zh: '超過 50,000', en: 'Above 50,000' },
      given: { amount: 100_000 },
      path: ['manager', 'general', 'finance', 'payment'],
      outcome: 'agreed',
    },
    disagreed(['manager']),
  ],
};

const budget: Part = { code: 'budget', name: { zh: '預算會簽', en: 'Budget' }, hints: { zh: ['預算', '財務'], en: ['budget', 'financ'] } };
const technology: Part = {
  code: 'technology',
  name: { zh: '技術會簽', en: 'Technology' },
  hints: { zh: ['技術', '資訊'], en: ['techn', 'it'] },
};
const order: Part = { code: 'order', name: { zh: '採購辦理', en: 'Order' }, hints: { zh: ['採購'], en: ['purchas'] } };

const purchase: Beginning = {
  code: 'purchase',
  name: { zh: '採購', en: 'Purchase' },
  hint: {
    zh: '主管簽核後預算與技術會簽；超過 100,000 由總經理核准；採購辦理後由申請人驗收',
    en: 'After the manager, budget and technology countersign; above 100,000 the general manager approves; then the order, and the initiator confirms receipt',
  },
  needs: [amount],
  parts: [budget, technology, general, order],
  steps: (choice) => [
    manager,
    {
      block: 'countersign',
      name: { zh: '會簽', en: 'Countersign' },
      joinName: { zh: '會簽完成', en: 'Countersigned' },
      branches: [[byRole('approve', budget, choice)], [byRole('approve', technology, choice)]],
    },
    when(choice.fields['amount'], '> 100000', 'by_amount', byAmount, [byRole('approve', general, choice)]),
    byRole('handle', order, choice),
    byInitiator('receipt', { zh: '驗收', en: 'Receipt' }),
  ],
  scenarios: [
    {
      name: { zh: '100,000 以內', en: 'Up to 100,000' },
      given: { amount: 20_000 },
      path: ['manager', 'budget', 'technology', 'order', 'receipt'],
      outcome: 'agreed',
    },
    {
      name: { zh: '超過 100,000', en: 'Above 100,000' },
      given: { amount: 200_000 },
      path: ['manager', 'budget', 'technology', 'general', 'order', 'receipt'],
      outcome: 'agreed',
    },
    disagreed(['manager']),
  ],
};

const contract: Beginning = {
  code: 'contract',
  name: { zh: '合約會簽', en: 'Contract' },
  hint: {
    zh: '主管簽核後法務與財務會簽；超過 1,000,000 由總經理核准；用印後由申請人歸檔',
    en: 'After the manager, legal and finance countersign; above 1,000,000 the general manager approves; then the contract is stamped and filed by the initiator',
  },
  needs: [{ ...amount, name: { zh: '合約金額', en: 'Contract amount' } }],
  parts: [legal, finance, general, seal],
  steps: (choice) => [
    manager,
    {
      block: 'countersign',
      name: { zh: '會簽', en: 'Countersign' },
      joinName: { zh: '會簽完成', en: 'Countersigned' },
      branches: [[byRole('approve', legal, choice)], [byRole('approve', finance, choice)]],
    },
    when(choice.fields['amount'], '> 1000000', 'by_amount', byAmount, [byRole('approve', general, choice)]),
    byRole('handle', seal, choice),
    byInitiator('filing', { zh: '歸檔', en: 'Filing' }),
  ],
  scenarios: [
    {
      name: { zh: '1,000,000 以內', en: 'Up to 1,000,000' },
      given: { amount: 300_000 },
      path: ['manager', 'legal', 'finance', 'seal', 'filing'],
      outcome: 'agreed',
    },
    {
      name: { zh: '超過 1,000,000', en: 'Above 1,000,000' },
      given: { amount: 3_000_000 },
      path: ['manager', 'legal', 'finance', 'general', 'seal', 'filing'],
      outcome: 'agreed',
    },
    disagreed(['manager']),
  ],
};

const takenOut: Need = {
  code: 'taken_out',
  type: 'logic',
  name: { zh: '印鑑攜出', en: 'Stamp taken out' },
  hints: { zh: ['攜出', '外借'], en: ['taken'] },
};

const sealUse: Beginning = {
  code: 'seal_use',
  name: { zh: '用印申請', en: 'Stamp request' },
  hint: {
    zh: '主管簽核、法務審閱後用印；印鑑要攜出時由總經理核准，並由申請人歸還',
    en: 'The manager and legal approve, then it is stamped; to take the stamp out, the general manager approves and the initiator returns it',
  },
  needs: [takenOut],
  parts: [legal, general, seal],
  steps: (choice) => {
    const field = choice.fields['taken_out'];
    return [
      manager,
      byRole('approve', legal, choice),
      when(field, '== true', 'by_place', { zh: '是否攜出', en: 'Taken out?' }, [byRole('approve', general, choice)]),
      byRole('handle', seal, choice),
      when(field, '== true', 'by_return', { zh: '是否歸還', en: 'To be returned?' }, [
        byInitiator('returned', { zh: '歸還印鑑', en: 'Return the stamp' }),
      ]),
    ];
  },
  scenarios: [
    {
      name: { zh: '在公司用印', en: 'Stamped in the office' },
      given: { taken_out: false },
      path: ['manager', 'legal', 'seal'],
      outcome: 'agreed',
    },
    {
      name: { zh: '印鑑攜出', en: 'Stamp taken out' },
      given: { taken_out: true },
      path: ['manager', 'legal', 'general', 'seal', 'returned'],
      outcome: 'agreed',
    },
    disagreed(['manager']),
  ],
};

/** Five workflows that organisations use. */
export const beginnings: readonly Beginning[] = [leave, expenses, purchase, contract, sealUse];
