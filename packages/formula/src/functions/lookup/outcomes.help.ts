import type { FunctionHelp } from '../formula-function.ts';

export const outcomesHelp: FunctionHelp = {
  description: {
    zh: '流程分支節點各分支的結果清單（agreed、disagreed…），僅能用於流程路由的條件；節點編碼須直接寫成文字。',
    en: 'How the branches of a split of the workflow ended (agreed, disagreed …), as a list; only in conditions of routes. The code is written as a text.',
  },
  examples: [{ formula: "outcomes('fork')", result: 'error:NotAvailable' }],
};
