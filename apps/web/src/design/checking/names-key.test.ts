import { appDefinitionSchema } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { namesKey } from './names-key.ts';

const shell = {
  code: 'shop',
  name: 'Shop',
  group: { code: 'shop', name: 'Shop' },
  functions: [],
  models: [],
  forms: [],
  lists: [],
  workflows: [],
};
const scenario = (initiator: string) => ({
  code: 'short',
  name: 'Short',
  workflowCode: 'flow',
  initiator,
  patch: { values: {}, rows: {} },
  expected: {},
});
const keyOf = (initiator: string) => namesKey(appDefinitionSchema.parse({ ...shell, scenarios: [scenario(initiator)] }), []);

test('another person is another name outside of the application', () => {
  expect(keyOf('mei')).toBe(keyOf('mei'));
  expect(keyOf('mei')).not.toBe(keyOf('ann'));
});
