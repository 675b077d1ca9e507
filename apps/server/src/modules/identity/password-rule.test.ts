import { expect, test } from 'vitest';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkNewPassword } from './password-rule.ts';

const owner = { account: 'xiaomei.lin', name: '林小美', organization: 'Mochuan Trading' };

async function refusalOf(password: string): Promise<string | null> {
  try {
    await checkNewPassword(password, owner);
    return null;
  } catch (error) {
    return (error as Refusal).code;
  }
}

test.each(['seven', '1234567', '👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽'])('%s is too short in user-perceived characters', async (password) => {
  expect(await refusalOf(password)).toBe('password-too-weak');
});

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  '12345678',
  'qwertyuiop',
  '1qaz2wsx',
  'iloveyou',
  'aaaaaaaa',
  'abcdefgh',
  '19841122',
  '密碼密碼密碼密碼',
])('%s is common or easy to guess', async (password) => {
  expect(await refusalOf(password)).toBe('password-common');
});

test.each(['xiaomei.lin', 'XIAOMEI.LIN', 'xiaomei.lin1', 'mochuan trading', 'inkstone', 'Inkst0ne'])(
  '%s consists of public knowledge',
  async (password) => {
    expect(await refusalOf(password)).toBe('password-personal');
  },
);

test.each(['seven ink stones', 'correct horse', '硯台與水墨的故事', 'x7!Kq2pz', '水墨畫裡的貓在睡覺'])(
  '%s is accepted',
  async (password) => {
    expect(await refusalOf(password)).toBeNull();
  },
);

test('the longest password that a call accepts is estimated by its beginning', async () => {
  expect(await refusalOf('seven ink stones '.repeat(11))).toBeNull();
  expect(await refusalOf('a'.repeat(200))).toBe('password-common');
});

test('a password equal to a long account or name is refused, whatever the case and the spaces', async () => {
  const long = { account: 'warehouse-and-logistics-coordinator-2', name: 'Maria Fernanda de la Concepción Aguirre' };

  for (const password of ['Warehouse-and-Logistics-Coordinator-2', 'mariafernandadelaconcepciónaguirre']) {
    await expect(checkNewPassword(password, long)).rejects.toMatchObject({ code: 'password-personal' });
  }
});
