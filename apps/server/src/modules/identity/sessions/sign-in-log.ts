import type { SecondFactor, SignInMethod } from '@inkstone/api';
import { createId, type LocalizedText } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';

/** Why sign-ins fail, by the code of their refusal. Waiting and incomplete sign-ins are not failures. */
export const failureTexts: Readonly<Record<string, LocalizedText>> = {
  'unknown-account': { zh: '沒有這個帳號', en: 'Unknown account' },
  'wrong-password': { zh: '密碼不正確', en: 'Wrong password' },
  'wrong-second-factor': { zh: '第二道驗證不正確', en: 'Wrong second factor' },
  'passkey-refused': { zh: '通行金鑰不正確', en: 'Invalid passkey' },
  'account-disabled': { zh: '帳號已停用', en: 'Account disabled' },
  'demo-account-elsewhere': { zh: '示範帳號從其他電腦登入', en: 'Demo account used from another computer' },
  'demo-account-closed': { zh: '示範帳號已關閉', en: 'Demo account closed' },
  'account-unknown': { zh: '登入服務的帳號在這裡沒有對應的人員', en: 'No person matches the account of the identity provider' },
  'provider-refused': { zh: '登入服務沒有確認', en: 'Not confirmed by the identity provider' },
};

/** What is known so far about a sign-in that is being tried. */
export interface TriedSignIn {
  readonly method: SignInMethod;
  personId: string | null;
  secondFactor: SecondFactor | null;
}

/** Runs a sign-in; a failure is logged with its reason, outside of the transaction that it rolls back. */
export async function logFailures<T>(context: SessionContext, tried: TriedSignIn, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) {
      const failure = error.code === 'wrong-password' && tried.personId === null ? 'unknown-account' : error.code;
      if (failure in failureTexts) await writeSignInLog(context.db, context, { ...tried, failure });
    }
    throw error;
  }
}

export async function writeSignInLog(
  executor: Executor,
  { now, address, agent }: Pick<SessionContext, 'now' | 'address' | 'agent'>,
  entry: Readonly<TriedSignIn> & { readonly failure: string | null },
): Promise<void> {
  const at = now();
  const { personId, method, secondFactor, failure } = entry;
  await executor
    .insertInto('sign_in_log')
    .values({ id: createId(at.getTime()), at, person_id: personId, method, second_factor: secondFactor, failure, address, agent })
    .execute();
}
