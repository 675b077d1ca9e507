import type { FunctionHelp } from '../formula-function.ts';

export const datediffHelp: FunctionHelp = {
  description: {
    zh: '結束減開始。單位 d 為日曆天數，h、m、s 為經過的小時、分鐘、秒（可有小數），w、M、q、y 為足週、足月、足季、足年；未指定時為 d。結束較早時為負。',
    en: 'Returns end minus start. Units: d (default) in calendar days; h, m and s in elapsed hours, minutes and seconds, with decimals; w, M, q and y in full weeks, months, quarters and years. Negative if end is before start.',
  },
  wording: { zh: '{start} 到 {end} 的[{unit}|天]數', en: 'the number of [{unit}|days] from {start} to {end}' },
  examples: [
    { formula: "datediff('2024-02-28', '2024-03-01', 'd')", result: 2 },
    { formula: "datediff('2024-05-17 08:00', '2024-05-17 17:30', 'h')", result: 9.5 },
    { formula: "datediff('2024-05-17', '2024-05-16', 'm')", result: -1440 },
    { formula: "datediff('2024-01-31', '2024-02-29', 'M')", result: 1 },
    { formula: "datediff('2024-05-17', '2024-05-16', 'x')", result: 'error:WrongArgument' },
  ],
};
