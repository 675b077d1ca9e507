import type { Call, CallInput, CallOutput } from '@inkstone/api';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** Makes a call in the name of somebody who is signed in, beside their page. */
export async function call<C extends Call>({ page, url }: Person, contract: C, input: CallInput<C>): Promise<CallOutput<C>> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const isGet = contract.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const response = await fetch(url + contract.path + query, {
    method: contract.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
  const { errcode, errmsg, data } = (await response.json()) as { errcode: number; errmsg: string; data: CallOutput<C> };
  expect(errcode, errmsg).toBe(0);
  return data;
}
