import { expect, test } from 'vitest';
import { freeCodeFromName } from './free-code.ts';

test('a code follows that neither this application nor another one has', async () => {
  const elsewhere = new Set(['leave_2', 'leave_3']);
  const options = { taken: new Set(['leave']), fallback: 'workflow' };

  const code = await freeCodeFromName('Leave', options, async (each) => elsewhere.has(each));

  expect(code).toBe('leave_4');
});
