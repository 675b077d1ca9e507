import type { FunctionHelp } from '../formula-function.ts';

export const uppermoneyHelp: FunctionHelp = {
  description: {
    zh: '金額的中文大寫，四捨五入到分；負數以「負」開頭。上限為 1e16。',
    en: 'Returns an amount in Chinese capital numerals, rounded to cents; negative amounts begin with 負. The maximum is 1e16.',
  },
  wording: { zh: '{amount} 的中文大寫', en: '{amount} in Chinese capital numerals' },
  examples: [
    { formula: 'uppermoney(1409.5)', result: '壹仟肆佰零玖元伍角整' },
    { formula: 'uppermoney(-325.04)', result: '負參佰貳拾伍元零肆分' },
    { formula: 'uppermoney(0)', result: '零元整' },
    { formula: 'uppermoney(100000000)', result: '壹億元整' },
    { formula: "uppermoney('')", result: null },
  ],
};
