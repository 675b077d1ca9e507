import { login, openWorkingCopy, publishWorkingCopy, submitGroup } from '@inkstone/api';
import type { Contender } from './contender.ts';

const appCode = 'expense';

export interface ExpenseDocument {
  readonly key: { readonly kind: string };
  readonly content: object;
}

/** Publishes the application of the claim with some operations on its documents. */
export async function publishEdited(
  { client }: Contender,
  operationsOf: (documents: readonly ExpenseDocument[]) => readonly object[],
): Promise<void> {
  const { access_token: token } = await client.post<{ access_token: string }>(login.path, null, { account: 'admin', password: 'inkstone' });
  const opened = await client.get<{ revision: number; documents: ExpenseDocument[] }>(`${openWorkingCopy.path}?appCode=${appCode}`, token);
  const operations = operationsOf(opened.documents);
  const { revision } = await client.post<{ revision: number }>(submitGroup.path, token, {
    appCode,
    revision: opened.revision,
    operations,
  });
  await client.post(publishWorkingCopy.path, token, { appCode, revision, reason: 'bench' });
}
